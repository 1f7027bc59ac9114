import type { Kysely } from 'kysely';
import { deleteBatch } from '../../../platform/db/batches.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Counters per key and window, shared by all server instances. */
export function createRateLimitsRepository(db: Kysely<Schema>) {
  return {
    /** Increments a counter; false at `maximum`, where nothing is written, so that a rejection does not wait for the disk. */
    increment: async (
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

    /** Decrements a counter. */
    decrement: (limitKey: string, windowStart: number) =>
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

    /** Deletes up to `limit` counters that expired before a time; resolves to the number deleted. */
    removeExpired: (before: number, limit: number) =>
      deleteBatch(
        db,
        { table: 'rate_limits', key: ['limit_key', 'window_start'], column: 'expires_at', before },
        limit,
      ),
  };
}
