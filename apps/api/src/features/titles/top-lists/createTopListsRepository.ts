import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

export type TopListsRepository = ReturnType<typeof createTopListsRepository>;

/** Which state the top lists are in; the lists themselves are read from the titles. */
export function createTopListsRepository(db: Kysely<Schema>) {
  return {
    version: async (mediaType: MediaType) => {
      const query = db.selectFrom('top_lists').select('version').where('media_type', '=', mediaType);
      return (await query.executeTakeFirst())?.version;
    },

    /** Says that a list may have changed: every copy of the server reads it anew. */
    renew: (mediaType: MediaType, version: string) =>
      db
        .insertInto('top_lists')
        .values({ media_type: mediaType, version, lease_until: 0, refreshed_at: 0 })
        .onConflict((conflict) => conflict.column('media_type').doUpdateSet({ version }))
        .execute(),

    /** Takes the right to fetch a list; of all who ask at once, one gets it. */
    claim: async (mediaType: MediaType, now: number, leaseUntil: number, refreshedBefore: number) => {
      const claimed = await db
        .updateTable('top_lists')
        .set({ lease_until: leaseUntil })
        .where('media_type', '=', mediaType)
        .where('lease_until', '<=', now)
        .where('refreshed_at', '<=', refreshedBefore)
        .returning('media_type')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    /** Keeps everybody from fetching a list until then. */
    rest: (mediaType: MediaType, until: number) =>
      db.updateTable('top_lists').set({ lease_until: until }).where('media_type', '=', mediaType).execute(),

    /** Gives the right back after the list was fetched. */
    finish: (mediaType: MediaType, version: string, now: number) =>
      db
        .updateTable('top_lists')
        .set({ version, lease_until: 0, refreshed_at: now })
        .where('media_type', '=', mediaType)
        .execute(),
  };
}
