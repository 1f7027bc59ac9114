import type { Kysely } from 'kysely';
import { deleteInParts } from '../../../platform/db/deleteInParts.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Who owns a name or an address. Each method answers whether it now belongs to `userId`. */
export function createLoginKeysRepository(db: Kysely<Schema>) {
  /** Takes what nobody has, what is this person's already, or a pending claim that ran out before `lapsed`. */
  const take = async (key: string, userId: string, expiresAt: number | null, lapsed: number) =>
    isOne(
      await db
        .insertInto('login_keys')
        .values({ login_key: key, user_id: userId, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('login_key')
            .doUpdateSet({ user_id: userId, expires_at: expiresAt })
            .where(({ or, eb }) =>
              or([eb('login_keys.user_id', '=', userId), eb('login_keys.expires_at', '<', lapsed)]),
            ),
        )
        .returning('user_id')
        .executeTakeFirst(),
    );

  return {
    /** Takes a name that is free, or whose claim has run out. */
    claimName: (key: string, userId: string, expiresAt: number, now: number) =>
      take(key, userId, expiresAt, now),

    /** Notes that a person waits for the verification of an address; others may wait for it too. */
    addWaiting: (key: string, userId: string, expiresAt: number) =>
      db
        .insertInto('login_keys')
        .values({ login_key: key, user_id: userId, expires_at: expiresAt })
        .execute(),

    /** Takes an address that nobody has verified: it goes to whoever registered last. */
    claimEmail: (key: string, userId: string, expiresAt: number) => take(key, userId, expiresAt, anyTime),

    /** Keeps a name for good, unless somebody else has it by now. */
    keepName: (key: string, userId: string, now: number) => take(key, userId, null, now),

    /** Keeps an address for good, unless somebody else verified it. */
    keepEmail: (key: string, userId: string) => take(key, userId, null, anyTime),

    /** Keeps a pending claim for longer. */
    extend: async (key: string, userId: string, expiresAt: number) =>
      isOne(
        await db
          .updateTable('login_keys')
          .set({ expires_at: expiresAt })
          .where('login_key', '=', key)
          .where('user_id', '=', userId)
          .where('expires_at', 'is not', null)
          .returning('user_id')
          .executeTakeFirst(),
      ),

    /** Removes up to `limit` pending claims that ran out so long ago that no link of theirs is stored, and says how many. */
    removeExpired: (before: number, limit: number) =>
      deleteInParts(db, { table: 'login_keys', key: ['login_key'], column: 'expires_at', before }, limit),
  };
}

/** Every pending claim ends before it; what is kept for good has no end at all. */
const anyTime = Number.MAX_SAFE_INTEGER;

function isOne(row: unknown): boolean {
  return row !== undefined;
}
