import { type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { deleteInParts } from '../../../platform/db/deleteInParts.ts';
import type { Schema, UserRow } from '../../../platform/db/schema.ts';

type ProfileColumns = Pick<UserRow, 'display_name' | 'avatar_url' | 'bio' | 'location' | 'website'>;

/** People. */
export function createUsersRepository(db: Kysely<Schema>) {
  return {
    add: (user: UserRow) => db.insertInto('users').values(user).execute(),

    find: (userId: string) =>
      db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** The person as they are now, and as they stay until the transaction ends: whoever begins or ends sessions takes turns. */
    hold: (userId: string) =>
      db
        .updateTable('users')
        .set(({ ref }) => ({ updated_at: ref('updated_at') }))
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

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

    changePassword: (userId: string, passwordHash: string, now: number) =>
      db
        .updateTable('users')
        .set({ password_hash: passwordHash, updated_at: now })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /**
     * Gives an account that nobody has verified to the owner of its address: it has no password any more, and nothing of
     * what was written in it. Undefined where it has been verified meanwhile.
     */
    stripUnverified: (
      userId: string,
      now: number,
      change: Pick<UserRow, 'email' | 'display_name' | 'avatar_url'>,
    ) =>
      db
        .updateTable('users')
        .set({
          ...{ ...change, bio: null, location: null, website: null },
          ...{ password_hash: '', verified_at: now, updated_at: now },
        })
        .where('user_id', '=', userId)
        .where('verified_at', 'is', null)
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

    /** Removes up to `limit` people who never verified and whose names and addresses are free again, and says how many. */
    removeUnverified: (before: number, limit: number) =>
      deleteInParts(
        db,
        {
          ...{ table: 'users', key: ['user_id'], column: 'created_at', before },
          and: sql<SqlBool>`verified_at is null
            and not exists (select 1 from login_keys where login_keys.user_id = users.user_id)`,
        },
        limit,
      ),
  };
}
