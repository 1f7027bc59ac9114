import type { Kysely } from 'kysely';
import type { CollectionViewRow, Schema } from '../../../platform/db/schema.ts';

/** The saved views of collections. */
export function createCollectionViewsRepository(db: Kysely<Schema>) {
  const change = (
    userId: string,
    viewId: string,
    fields: Partial<Pick<CollectionViewRow, 'name' | 'query'>>,
  ) =>
    db
      .updateTable('collection_views')
      // An update without a field would be no statement.
      .set({ user_id: userId, ...fields })
      .where('user_id', '=', userId)
      .where('view_id', '=', viewId)
      .returningAll()
      .executeTakeFirst();

  return {
    change,

    /** The first saved first. */
    list: (userId: string) =>
      db
        .selectFrom('collection_views')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('view_id')
        .execute(),

    add: (view: CollectionViewRow) => db.insertInto('collection_views').values(view).execute(),

    remove: (userId: string, viewId: string) =>
      db.deleteFrom('collection_views').where('user_id', '=', userId).where('view_id', '=', viewId).execute(),
  };
}
