import type { Kysely } from 'kysely';
import { deleteBatch } from '../../../platform/db/batches.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type UsedChallengesRepository = ReturnType<typeof createUsedChallengesRepository>;

/** Human check challenges and sign-in attempts that were already used; each is valid once. */
export function createUsedChallengesRepository(db: Kysely<Schema>) {
  return {
    /** Marks a challenge as used; false when it already was. */
    use: async (challenge: string, expiresAt: number): Promise<boolean> => {
      const row = await db
        .insertInto('used_challenges')
        .values({ challenge, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .returning('challenge')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes up to `limit` challenges that expired before a time; resolves to the number deleted. */
    removeExpired: (before: number, limit: number) =>
      deleteBatch(db, { table: 'used_challenges', key: ['challenge'], column: 'expires_at', before }, limit),
  };
}
