import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type PublicCollectionsRepository = ReturnType<typeof createPublicCollectionsRepository>;

/** Whose collection anybody may see. */
export function createPublicCollectionsRepository(db: Kysely<Schema>) {
  return {
    has: async (userId: string) =>
      (await db
        .selectFrom('public_collections')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()) !== undefined,

    add: (userId: string, now: number) =>
      db
        .insertInto('public_collections')
        .values({ user_id: userId, created_at: now })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute(),

    remove: (userId: string) => db.deleteFrom('public_collections').where('user_id', '=', userId).execute(),

    /** Whose collection it is, by a name's key. In one question, so that one that is private takes as long as one that is not there. */
    findByName: (nameKey: string) =>
      db
        .selectFrom('login_keys')
        .innerJoin('users', 'users.user_id', 'login_keys.user_id')
        .innerJoin('public_collections', 'public_collections.user_id', 'users.user_id')
        .select(['users.user_id', 'users.username', 'users.display_name', 'users.avatar_url'])
        .where('login_keys.login_key', '=', nameKey)
        .executeTakeFirst(),
  };
}
