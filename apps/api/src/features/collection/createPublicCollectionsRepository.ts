import { type PublicProfileField, publicProfileFields } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

const columns = { bio: 'shows_bio', location: 'shows_location', website: 'shows_website' } as const;

/** Public collections, and which parts of the profile are shown with them. */
export function createPublicCollectionsRepository(db: Kysely<Schema>) {
  return {
    /** The parts of the profile that are shown; undefined if the collection is private. */
    find: async (userId: string): Promise<readonly PublicProfileField[] | undefined> => {
      const row = await db
        .selectFrom('public_collections')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && publicProfileFields.filter((part) => row[columns[part]] === 1);
    },

    /** The time when a collection was made public, in milliseconds since 1970; undefined if it is private. */
    findCreationTime: async (userId: string): Promise<number | undefined> => {
      const row = await db
        .selectFrom('public_collections')
        .select('created_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.created_at;
    },

    /** Makes a collection public; if `parts` is undefined, the shown parts stay unchanged. */
    save: (userId: string, parts: readonly PublicProfileField[] | undefined, now: number) => {
      const flags = parts
        ? Object.fromEntries(publicProfileFields.map((part) => [columns[part], Number(parts.includes(part))]))
        : {};
      return db
        .insertInto('public_collections')
        .values({ user_id: userId, created_at: now, ...flags })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...flags }))
        .execute();
    },

    remove: (userId: string) => db.deleteFrom('public_collections').where('user_id', '=', userId).execute(),

    /**
     * The owner with the shown parts of the profile, by the key of the username. One query, so that the response time does not differ
     * between a private and a missing collection.
     */
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
      const part = (name: PublicProfileField) => (row[columns[name]] === 1 ? row[name] : null);
      return {
        ...{ user_id, username, display_name, avatar_url },
        ...{ bio: part('bio'), location: part('location'), website: part('website') },
      };
    },
  };
}
