import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Who owns a name or an address. Each method answers whether it now belongs to `userId`. */
export function createLoginKeysRepository(db: Kysely<Schema>) {
  const insert = (login_key: string, user_id: string, expires_at: number | null) =>
    db.insertInto('login_keys').values({ login_key, user_id, expires_at });
  return {
    /** Takes a name that is free, or whose claim has run out. */
    claimName: async (key: string, userId: string, expiresAt: number, now: number) =>
      isOne(
        await insert(key, userId, expiresAt)
          .onConflict((conflict) =>
            conflict
              .column('login_key')
              .doUpdateSet({ user_id: userId, expires_at: expiresAt })
              .where('login_keys.expires_at', '<', now),
          )
          .returning('user_id')
          .executeTakeFirst(),
      ),

    /** Takes an address that nobody has verified: it goes to whoever registered last. */
    claimEmail: async (key: string, userId: string, expiresAt: number) =>
      isOne(
        await insert(key, userId, expiresAt)
          .onConflict((conflict) =>
            conflict
              .column('login_key')
              .doUpdateSet({ user_id: userId, expires_at: expiresAt })
              .where('login_keys.expires_at', 'is not', null),
          )
          .returning('user_id')
          .executeTakeFirst(),
      ),

    /** Keeps a name for good, unless somebody else has it by now. */
    keepName: async (key: string, userId: string, now: number) =>
      isOne(
        await insert(key, userId, null)
          .onConflict((conflict) =>
            conflict
              .column('login_key')
              .doUpdateSet({ user_id: userId, expires_at: null })
              .where(({ or, eb }) =>
                or([eb('login_keys.user_id', '=', userId), eb('login_keys.expires_at', '<', now)]),
              ),
          )
          .returning('user_id')
          .executeTakeFirst(),
      ),

    /** Keeps an address for good, unless somebody else verified it. */
    keepEmail: async (key: string, userId: string) =>
      isOne(
        await insert(key, userId, null)
          .onConflict((conflict) =>
            conflict
              .column('login_key')
              .doUpdateSet({ user_id: userId, expires_at: null })
              .where(({ or, eb }) =>
                or([eb('login_keys.user_id', '=', userId), eb('login_keys.expires_at', 'is not', null)]),
              ),
          )
          .returning('user_id')
          .executeTakeFirst(),
      ),

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

    /** Pending claims that ran out so long ago that no link of theirs is remembered. */
    removeExpired: (before: number) => db.deleteFrom('login_keys').where('expires_at', '<', before).execute(),
  };
}

function isOne(row: unknown): boolean {
  return row !== undefined;
}
