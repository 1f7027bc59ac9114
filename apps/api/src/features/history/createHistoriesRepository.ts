import type { Kysely } from 'kysely';
import type { HistoryRow } from '../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { storedCollectionVersions } from '../../platform/titles/storedCollectionVersions.ts';

const versionsBetweenDeletions = 100;

/** The histories of users as a whole. */
export function createHistoriesRepository(db: Kysely<Schema>) {
  return {
    /**
     * Locks the row of a user until the transaction ends and returns it; adds it if it is missing. Every transaction that changes plays, or
     * the status of a title with plays, locks it first, before webhooks. Increases its version, by which an index of the collection in
     * memory knows that it is not current; `addChange` records which titles that index has to read again.
     */
    lock: async (userId: string): Promise<HistoryRow> => {
      const row = await db
        .insertInto('histories')
        .values({ user_id: userId, play_count: 0, time_zone: null, is_public: 0, version: 1 })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(({ eb }) => ({ version: eb('histories.version', '+', 1) })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      if (row.version % versionsBetweenDeletions === 0)
        await db
          .deleteFrom('collection_changes')
          .where('user_id', '=', userId)
          .where('version', '<=', row.version - storedCollectionVersions)
          .execute();
      return row;
    },

    /** Records that a transaction, which has locked the row of a user, changes a title in the collection, its tags or its plays. */
    addChange: (userId: string, titleId: string) =>
      db
        .insertInto('collection_changes')
        .values(({ selectFrom }) => ({
          user_id: userId,
          version: selectFrom('histories').select('version').where('user_id', '=', userId).$asScalar(),
          title_id: titleId,
        }))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /** The row of a user; undefined if the user has neither plays nor settings. */
    find: (userId: string) =>
      db.selectFrom('histories').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    update: (userId: string, settings: Pick<HistoryRow, 'time_zone' | 'is_public'>) =>
      db.updateTable('histories').set(settings).where('user_id', '=', userId).execute(),

    /** Adds a number, which may be negative, to the number of plays. */
    addToPlayCount: (userId: string, difference: number) =>
      db
        .updateTable('histories')
        .set(({ eb }) => ({ play_count: eb('play_count', '+', difference) }))
        .where('user_id', '=', userId)
        .execute(),
  };
}
