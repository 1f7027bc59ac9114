import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { playNumbersOf } from '../../../platform/titles/playNumbers.ts';
import { storedCollectionVersions } from '../../../platform/titles/storedCollectionVersions.ts';

/** More titles are read with all others. */
const maxChangedTitles = 1000;

const none: readonly string[] = [];

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

    /** The titles that a user has changed after a version; undefined if the database does not have all of them, or if they are too many. */
    changesAfter: async (userId: string, known: number, current: number): Promise<string[] | undefined> => {
      if (known > current || current - known > storedCollectionVersions) return undefined;
      const rows = await db
        .selectFrom('collection_changes')
        .select('title_id')
        .distinct()
        .where('user_id', '=', userId)
        .where('version', '>', known)
        .limit(maxChangedTitles + 1)
        .execute();
      return rows.length > maxChangedTitles ? undefined : rows.map(({ title_id }) => title_id);
    },

    /** The titles of one media type, or only some of them, by id. */
    titlesOf: async (userId: string, mediaType: MediaType, titleIds?: readonly string[]) => {
      if (titleIds?.length === 0) return [];
      const isChosen = titleIds !== undefined;
      const items = await db
        .selectFrom('tracked_items')
        .select(['title_id', 'status', 'rating', 'created_at', 'updated_at', 'is_favourite'])
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .$if(isChosen, (query) => query.where('title_id', 'in', titleIds ?? []))
        .orderBy('title_id')
        .execute();
      const rows = await db
        .selectFrom('title_tags')
        .select(['title_id', 'tag'])
        .where('user_id', '=', userId)
        // With both conditions, SQLite reads all tags of the user.
        .$if(!isChosen, (query) => query.where('media_type', '=', mediaType))
        .$if(isChosen, (query) => query.where('title_id', 'in', titleIds ?? []))
        .execute();
      const tags = new Map<string, string[]>();
      for (const { title_id, tag } of rows) {
        const ofTitle = tags.get(title_id);
        if (ofTitle) ofTitle.push(tag);
        else tags.set(title_id, [tag]);
      }
      const plays = await playNumbersOf(db, userId, mediaType, titleIds);
      return items.map((item) => ({
        ...item,
        tags: tags.get(item.title_id) ?? none,
        plays: plays.get(item.title_id),
      }));
    },
  };
}

/** A title of a collection, with what its owner has recorded. */
export type CollectedTitle = Awaited<
  ReturnType<ReturnType<typeof createCollectedTitlesRepository>['titlesOf']>
>[number];
