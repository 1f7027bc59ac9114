import { type EditKind, serverLimits } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { EditRow, EditTitleRow } from '../../../platform/db/rows/editRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuid } from '../../../platform/db/uuid.ts';
import { isVisible, type Viewer } from '../../../platform/titles/visibleTitles.ts';

const rowsPerStatement = 256;

/** An edit by its user and id. */
type EditKey = Pick<EditRow, 'user_id' | 'edit_id'>;

/** How long an edit can be undone, in milliseconds. */
export const lifetimeOf = (kind: EditKind): number =>
  kind === 'import' ? serverLimits.importLifetime : serverLimits.editLifetime;

/** SQL condition for the edits that can be undone, which began after a time that depends on their kind. */
const canBeUndone = (now: number) =>
  sql<boolean>`(created_at > ${now - lifetimeOf('bulk')} or kind = 'import' and created_at > ${now - lifetimeOf('import')})`;

/** Edits of collections and their titles. */
export function createEditsRepository(db: Kysely<Schema>) {
  const titlesOf = ({ user_id, edit_id }: EditKey) =>
    db
      .selectFrom('edit_titles')
      .select(['position', 'media_type', 'title_id', 'changes'])
      .where('user_id', '=', user_id)
      .where('edit_id', '=', edit_id);

  return {
    add: (row: EditRow) => db.insertInto('edits').values(row).execute(),

    addTitles: async (rows: readonly EditTitleRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db.insertInto('edit_titles').values(part).execute();
    },

    find: (userId: string, editId: string) =>
      db
        .selectFrom('edits')
        .selectAll()
        .where('user_id', '=', userId)
        .where('edit_id', '=', editId)
        .executeTakeFirst(),

    update: ({ user_id, edit_id }: EditKey, fields: Partial<EditRow>) =>
      db
        .updateTable('edits')
        .set(fields)
        .where('user_id', '=', user_id)
        .where('edit_id', '=', edit_id)
        .execute(),

    /** The edits of a user that can be undone, after one, or the first ones; the newest first. */
    list: (userId: string, now: number, limit: number, after?: string) =>
      db
        .selectFrom('edits')
        .selectAll()
        .where('user_id', '=', userId)
        .where(canBeUndone(now))
        .$if(after !== undefined, (query) => query.where('edit_id', '<', after ?? ''))
        .orderBy('edit_id', 'desc')
        .limit(limit)
        .execute(),

    /** The only title of each of these edits; name and slug are null if the viewer may not see it. */
    singleTitles: async (viewer: Viewer, userId: string, editIds: readonly string[]) => {
      if (editIds.length === 0) return [];
      return db
        .selectFrom('edit_titles')
        .leftJoin('titles', (join) =>
          join.onRef('titles.title_id', '=', 'edit_titles.title_id').on(isVisible(viewer)),
        )
        .select(['edit_titles.edit_id', 'edit_titles.media_type', 'edit_titles.title_id'])
        .select(['edit_titles.changes', 'titles.slug', 'titles.title'])
        .where('edit_titles.user_id', '=', userId)
        .where('edit_titles.edit_id', 'in', editIds)
        .execute();
    },

    /** The next titles to change. */
    titlesAfter: (edit: EditKey, position: number, limit: number) =>
      titlesOf(edit).where('position', '>', position).orderBy('position').limit(limit).execute(),

    /** The next titles to restore: those before a position, the last one first. */
    titlesBefore: (edit: EditKey, position: number, limit: number) =>
      titlesOf(edit).where('position', '<', position).orderBy('position', 'desc').limit(limit).execute(),

    saveChanges: ({ user_id, edit_id }: EditKey, position: number, changes: string) =>
      db
        .updateTable('edit_titles')
        .set({ changes })
        .where('user_id', '=', user_id)
        .where('edit_id', '=', edit_id)
        .where('position', '=', position)
        .execute(),

    /** Edits that are not complete and on which no server has worked since a time. */
    unfinished: (before: number, limit: number) =>
      db
        .selectFrom('edits')
        .select(['user_id', 'edit_id'])
        // As in the condition of the partial index.
        .where(sql<boolean>`state in ('running', 'undoing')`)
        .where('worked_at', '<', before)
        .orderBy('worked_at')
        .limit(limit)
        .execute(),

    countUnfinished: async (userId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('edits')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('state', 'in', ['running', 'undoing'])
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Edits that cannot be undone any more, the oldest first. */
    expired: (now: number, limit: number) =>
      db
        .selectFrom('edits')
        .select(['user_id', 'edit_id'])
        .where('created_at', '<', now - lifetimeOf('bulk'))
        .where(sql<boolean>`(kind <> 'import' or created_at < ${now - lifetimeOf('import')})`)
        .orderBy('created_at')
        .limit(limit)
        .execute(),

    /** Deletes up to `limit` titles of an edit, and the edit after the last one; resolves to whether it is deleted. */
    deletePart: async ({ user_id, edit_id }: EditKey, limit: number): Promise<boolean> => {
      const ofEdit = sql`user_id = ${uuid(user_id)} and edit_id = ${uuid(edit_id)}`;
      const { numAffectedRows } = await sql`delete from edit_titles where ${ofEdit} and position in (
        select position from edit_titles where ${ofEdit} order by position limit ${limit})`.execute(db);
      if (Number(numAffectedRows) === limit) return false;
      await db.deleteFrom('edits').where('user_id', '=', user_id).where('edit_id', '=', edit_id).execute();
      return true;
    },
  };
}
