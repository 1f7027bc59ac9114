import type { Kysely } from 'kysely';
import { deleteInParts } from '../../../platform/db/deleteInParts.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Counters per key and window, shared by all copies of the server. */
export function createRateLimitsRepository(db: Kysely<Schema>) {
  return {
    /** Counts one more, and whether there was room for it: at `maximum` nothing is written, so that a refusal waits for no disk. */
    hit: async (
      limitKey: string,
      windowStart: number,
      expiresAt: number,
      maximum: number,
    ): Promise<boolean> => {
      const row = await db
        .insertInto('rate_limits')
        .values({ limit_key: limitKey, window_start: windowStart, hits: 1, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict
            .columns(['limit_key', 'window_start'])
            .doUpdateSet(({ eb }) => ({ hits: eb('rate_limits.hits', '+', 1), expires_at: expiresAt }))
            .where('rate_limits.hits', '<', maximum),
        )
        .returning('hits')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes one hit back. */
    release: (limitKey: string, windowStart: number) =>
      db
        .updateTable('rate_limits')
        .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
        .where('limit_key', '=', limitKey)
        .where('window_start', '=', windowStart)
        .where('hits', '>', 0)
        .execute(),

    remove: (limitKey: string, windowStart: number) =>
      db
        .deleteFrom('rate_limits')
        .where('limit_key', '=', limitKey)
        .where('window_start', '=', windowStart)
        .execute(),

    count: async (limitKey: string, windowStart: number): Promise<number> => {
      const row = await db
        .selectFrom('rate_limits')
        .select('hits')
        .where('limit_key', '=', limitKey)
        .where('window_start', '=', windowStart)
        .executeTakeFirst();
      return row?.hits ?? 0;
    },

    /** Removes up to `limit` counters that ended before a time, and says how many. */
    removeExpired: (before: number, limit: number) =>
      deleteInParts(
        db,
        { table: 'rate_limits', key: ['limit_key', 'window_start'], column: 'expires_at', before },
        limit,
      ),
  };
}
