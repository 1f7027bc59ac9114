import type { Kysely, Updateable } from 'kysely';
import type { Schema, UserRow } from '../database/schema.ts';

type ProfileColumns = Pick<UserRow, 'display_name' | 'avatar_url' | 'bio' | 'location' | 'website'>;

/** People. */
export function createUsersRepository(db: Kysely<Schema>) {
  return {
    add: (user: UserRow) => db.insertInto('users').values(user).execute(),

    find: (userId: string) =>
      db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** The person behind a name or an address, verified or not. */
    findByLoginKey: (loginKey: string) =>
      db
        .selectFrom('login_keys')
        .innerJoin('users', 'users.user_id', 'login_keys.user_id')
        .selectAll('users')
        .where('login_keys.login_key', '=', loginKey)
        .executeTakeFirst(),

    /** Who waits for the verification of an address, the newest first. */
    findWaiting: ({ from, before }: { from: string; before: string }, maximum: number) =>
      db
        .selectFrom('login_keys')
        .innerJoin('users', 'users.user_id', 'login_keys.user_id')
        .selectAll('users')
        .where('login_keys.login_key', '>=', from)
        .where('login_keys.login_key', '<', before)
        .where('users.verified_at', 'is', null)
        // The ids begin with their time.
        .orderBy('login_keys.login_key', 'desc')
        .limit(maximum)
        .execute(),

    markVerified: (userId: string, now: number) =>
      db
        .updateTable('users')
        .set({ verified_at: now, updated_at: now })
        .where('user_id', '=', userId)
        .execute(),

    /** Sets a new password, where the old one is still `oldHash`; undefined where it is not. */
    changePassword: (userId: string, oldHash: string, newHash: string, now: number) =>
      db
        .updateTable('users')
        .set({ password_hash: newHash, updated_at: now })
        .where('user_id', '=', userId)
        .where('password_hash', '=', oldHash)
        .returningAll()
        .executeTakeFirst(),

    /** Changes the given fields; undefined where the person is gone. */
    changeProfile: (userId: string, change: Updateable<ProfileColumns>, now: number) =>
      db
        .updateTable('users')
        .set({ ...change, updated_at: now })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

    /** People who never verified, and whose names and addresses others may have by now. */
    removeUnverified: (createdBefore: number) =>
      db
        .deleteFrom('users')
        .where('verified_at', 'is', null)
        .where('created_at', '<', createdBefore)
        .where(({ not, exists, selectFrom, ref }) =>
          not(
            exists(
              selectFrom('login_keys')
                .select('login_key')
                .where('login_keys.user_id', '=', ref('users.user_id')),
            ),
          ),
        )
        .execute(),
  };
}
