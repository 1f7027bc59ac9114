import { type ProfilePart, profileParts } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

export type PublicCollectionsRepository = ReturnType<typeof createPublicCollectionsRepository>;

const columns = { bio: 'shows_bio', location: 'shows_location', website: 'shows_website' } as const;

/** Whose collection anybody may see, and what of the profile beside it. */
export function createPublicCollectionsRepository(db: Kysely<Schema>) {
  return {
    /** The parts of the profile that are shown; undefined where the collection is private. */
    find: async (userId: string): Promise<readonly ProfilePart[] | undefined> => {
      const row = await db
        .selectFrom('public_collections')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && profileParts.filter((part) => row[columns[part]] === 1);
    },

    /** Makes it public; undefined parts stay as they are. */
    save: (userId: string, parts: readonly ProfilePart[] | undefined, now: number) => {
      const ticks = parts
        ? Object.fromEntries(profileParts.map((part) => [columns[part], Number(parts.includes(part))]))
        : {};
      return db
        .insertInto('public_collections')
        .values({ user_id: userId, created_at: now, ...ticks })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...ticks }))
        .execute();
    },

    remove: (userId: string) => db.deleteFrom('public_collections').where('user_id', '=', userId).execute(),

    /** The owner, by a name's key, with the parts of the profile that are shown. One query, so that a private collection takes as long as one that does not exist. */
    findByName: async (nameKey: string) => {
      const row = await db
        .selectFrom('login_keys')
        .innerJoin('users', 'users.user_id', 'login_keys.user_id')
        .innerJoin('public_collections', 'public_collections.user_id', 'users.user_id')
        .select(['users.user_id', 'users.username', 'users.display_name', 'users.avatar_url'])
        .select(['bio', 'location', 'website', 'shows_bio', 'shows_location', 'shows_website'])
        .where('login_keys.login_key', '=', nameKey)
        .executeTakeFirst();
      if (!row) return undefined;
      const { user_id, username, display_name, avatar_url } = row;
      const part = (name: ProfilePart) => (row[columns[name]] === 1 ? row[name] : null);
      return {
        ...{ user_id, username, display_name, avatar_url },
        ...{ bio: part('bio'), location: part('location'), website: part('website') },
      };
    },
  };
}
