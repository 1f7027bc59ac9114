import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { deleteBatch } from '../../../platform/db/batches.ts';
import type { UserRow } from '../../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';

type ProfileColumns = Pick<UserRow, 'display_name' | 'avatar_url' | 'bio' | 'location' | 'website'>;

export function createUsersRepository(db: Kysely<Schema>) {
  return {
    add: (user: Insertable<Schema['users']>) => db.insertInto('users').values(user).execute(),

    find: (userId: string) =>
      db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** For commands of operators: no index has the names. */
    findByName: (username: string) =>
      db
        .selectFrom('users')
        .select(['user_id', 'username'])
        .where('username', '=', username)
        .executeTakeFirst(),

    /** Locks the row of a user until the transaction ends and returns it: transactions that start or end sessions are serialised. */
    lock: (userId: string) =>
      db
        .updateTable('users')
        .set(({ ref }) => ({ updated_at: ref('updated_at') }))
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

    /** The user of a username or an email address, verified or not. */
    findByLoginKey: (loginKey: string) =>
      db
        .selectFrom('login_keys')
        .innerJoin('users', 'users.user_id', 'login_keys.user_id')
        .selectAll('users')
        .where('login_keys.login_key', '=', loginKey)
        .executeTakeFirst(),

    /** The users that are pending verification of an email address, the newest first. */
    findPending: ({ from, before }: { from: string; before: string }, maximum: number) =>
      db
        .selectFrom('login_keys')
        .innerJoin('users', 'users.user_id', 'login_keys.user_id')
        .selectAll('users')
        .where('login_keys.login_key', '>=', from)
        .where('login_keys.login_key', '<', before)
        .where('users.verified_at', 'is', null)
        // The keys end with the user id, a UUIDv7, which begins with its creation time.
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
     * Transfers an unverified account to the owner of its email address: removes its password and profile, and marks it as
     * verified. Undefined when it has been verified meanwhile.
     */
    transferUnverified: (
      userId: string,
      now: number,
      change: Pick<UserRow, 'email' | 'display_name' | 'avatar_url'>,
    ) =>
      db
        .updateTable('users')
        .set({
          ...{ ...change, bio: null, location: null, website: null },
          ...{ sees_adult_titles: 0, password_hash: '', verified_at: now, updated_at: now },
        })
        .where('user_id', '=', userId)
        .where('verified_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Updates the given fields; undefined when the user no longer exists. */
    changeProfile: (userId: string, change: Updateable<ProfileColumns>, now: number) =>
      db
        .updateTable('users')
        .set({ ...change, updated_at: now })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

    /** Sets whether a user sees adult titles; undefined when the user no longer exists. */
    changeAdultTitles: (userId: string, seesAdultTitles: boolean, now: number) =>
      db
        .updateTable('users')
        .set({ sees_adult_titles: Number(seesAdultTitles), updated_at: now })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

    /** Deletes up to `limit` unverified users whose usernames and email addresses are free again; resolves to the number deleted. */
    removeUnverified: (before: number, limit: number) =>
      deleteBatch(
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
