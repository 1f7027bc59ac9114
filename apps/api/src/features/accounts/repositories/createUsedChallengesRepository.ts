import type { Kysely } from 'kysely';
import { deleteInParts } from '../../../platform/db/deleteInParts.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type UsedChallengesRepository = ReturnType<typeof createUsedChallengesRepository>;

/** Answers of human checks that were handed in; each counts once. */
export function createUsedChallengesRepository(db: Kysely<Schema>) {
  return {
    /** Whether this is the first time. */
    use: async (challenge: string, expiresAt: number): Promise<boolean> => {
      const row = await db
        .insertInto('used_challenges')
        .values({ challenge, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .returning('challenge')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Removes up to `limit` that would have ended before a time anyway, and says how many. */
    removeExpired: (before: number, limit: number) =>
      deleteInParts(
        db,
        { table: 'used_challenges', key: ['challenge'], column: 'expires_at', before },
        limit,
      ),
  };
}
