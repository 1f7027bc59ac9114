import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { playNumbersOf } from '../../../platform/titles/playNumbers.ts';

/** The collections of users, as their indexes in memory read them. */
export function createCollectedTitlesRepository(db: Kysely<Schema>) {
  return {
    /** Changes with each change of the collection or the plays of a user. */
    versionOf: async (userId: string): Promise<number> => {
      const row = await db
        .selectFrom('histories')
        .select('version')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.version ?? 0;
    },

    /** By id. */
    itemsOf: (userId: string, mediaType: MediaType) =>
      db
        .selectFrom('tracked_items')
        .select(['title_id', 'status', 'rating', 'created_at', 'updated_at', 'is_favourite'])
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .orderBy('title_id')
        .execute(),

    tagsOf: (userId: string, mediaType: MediaType) =>
      db
        .selectFrom('title_tags')
        .select(['title_id', 'tag'])
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .execute(),

    playsOf: (userId: string, mediaType: MediaType) => playNumbersOf(db, userId, mediaType),
  };
}
