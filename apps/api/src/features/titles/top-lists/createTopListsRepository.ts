import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** Versions and refresh leases of the top lists; the lists themselves are stored with the titles. */
export function createTopListsRepository(db: Kysely<Schema>) {
  return {
    version: async (mediaType: MediaType) => {
      const query = db.selectFrom('top_lists').select('version').where('media_type', '=', mediaType);
      return (await query.executeTakeFirst())?.version;
    },

    /** Sets a new version, so that all server instances reload the list. */
    setVersion: (mediaType: MediaType, version: string) =>
      db
        .insertInto('top_lists')
        .values({ media_type: mediaType, version, lease_until: 0, refreshed_at: 0 })
        .onConflict((conflict) => conflict.column('media_type').doUpdateSet({ version }))
        .execute(),

    /** Acquires the lease to fetch a list, also one that has never been stored; of concurrent callers one succeeds. */
    claim: async (mediaType: MediaType, now: number, leaseUntil: number, refreshedBefore: number) => {
      const claimed = await db
        .insertInto('top_lists')
        .values({ media_type: mediaType, version: '', lease_until: leaseUntil, refreshed_at: 0 })
        .onConflict((conflict) =>
          conflict
            .column('media_type')
            .doUpdateSet({ lease_until: leaseUntil })
            .where('top_lists.lease_until', '<=', now)
            .where('top_lists.refreshed_at', '<=', refreshedBefore),
        )
        .returning('media_type')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    /** Prevents fetches of a list until a time. */
    postpone: (mediaType: MediaType, until: number) =>
      db.updateTable('top_lists').set({ lease_until: until }).where('media_type', '=', mediaType).execute(),

    /** Releases the lease after the list was fetched. */
    finish: (mediaType: MediaType, version: string, now: number) =>
      db
        .updateTable('top_lists')
        .set({ version, lease_until: 0, refreshed_at: now })
        .where('media_type', '=', mediaType)
        .execute(),
  };
}
