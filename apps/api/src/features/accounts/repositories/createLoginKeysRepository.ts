import type { Kysely } from 'kysely';
import { deleteBatch } from '../../../platform/db/batches.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** The owners of usernames and email addresses. The methods that claim a key resolve to whether it now belongs to `userId`. */
export function createLoginKeysRepository(db: Kysely<Schema>) {
  /** Claims a key that is free, that already belongs to this user, or whose pending claim expired before `expiredBefore`. */
  const claim = async (key: string, userId: string, expiresAt: number | null, expiredBefore: number) =>
    exists(
      await db
        .insertInto('login_keys')
        .values({ login_key: key, user_id: userId, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('login_key')
            .doUpdateSet({ user_id: userId, expires_at: expiresAt })
            .where(({ or, eb }) =>
              or([eb('login_keys.user_id', '=', userId), eb('login_keys.expires_at', '<', expiredBefore)]),
            ),
        )
        .returning('user_id')
        .executeTakeFirst(),
    );

  return {
    /** Claims a username that is free or whose pending claim has expired. */
    claimName: (key: string, userId: string, expiresAt: number, now: number) =>
      claim(key, userId, expiresAt, now),

    /** Adds a user that is pending verification of an email address; several may be pending for the same one. */
    addPending: (key: string, userId: string, expiresAt: number) =>
      db
        .insertInto('login_keys')
        .values({ login_key: key, user_id: userId, expires_at: expiresAt })
        .execute(),

    /** Claims an email address that no user has verified; the latest registration gets it. */
    claimEmail: (key: string, userId: string, expiresAt: number) =>
      claim(key, userId, expiresAt, afterAnyClaim),

    /** Claims a username permanently, unless another user owns it by now. */
    claimNamePermanently: (key: string, userId: string, now: number) => claim(key, userId, null, now),

    /** Claims an email address permanently, unless another user has verified it. */
    claimEmailPermanently: (key: string, userId: string) => claim(key, userId, null, afterAnyClaim),

    /** Extends a pending claim; false when the user no longer has it. */
    extend: async (key: string, userId: string, expiresAt: number) =>
      exists(
        await db
          .updateTable('login_keys')
          .set({ expires_at: expiresAt })
          .where('login_key', '=', key)
          .where('user_id', '=', userId)
          .where('expires_at', 'is not', null)
          .returning('user_id')
          .executeTakeFirst(),
      ),

    /** Deletes up to `limit` claims that expired so long ago that none of their links is stored; resolves to the number deleted. */
    removeExpired: (before: number, limit: number) =>
      deleteBatch(db, { table: 'login_keys', key: ['login_key'], column: 'expires_at', before }, limit),
  };
}

/** Every pending claim expires before it; a permanent claim has no expiry. */
const afterAnyClaim = Number.MAX_SAFE_INTEGER;

function exists(row: unknown): boolean {
  return row !== undefined;
}
