import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { CollectionOwner } from '../../../config/CollectionIndex.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuid } from '../../../platform/db/uuid.ts';
import { playNumbersOf } from '../../../platform/titles/playNumbers.ts';
import { isVisible } from '../../../platform/titles/visibleTitles.ts';

/** The titles of a collection as its owner sees them. */
export function createOwnTitlesRepository(db: Kysely<Schema>) {
  const titlesOf = (owner: CollectionOwner, mediaType: MediaType) =>
    db
      .selectFrom('tracked_items')
      .innerJoin('titles', 'titles.title_id', 'tracked_items.title_id')
      .select(['titles.title_id', 'titles.slug', 'titles.card', 'titles.is_adult', 'titles.updated_at'])
      .select(['status', 'rating', 'is_favourite', 'is_private'])
      .select(['tracked_items.created_at as added_at', 'tracked_items.updated_at as changed_at'])
      .where('tracked_items.user_id', '=', owner.userId)
      .where('tracked_items.media_type', '=', mediaType)
      .where(isVisible(owner));

  /** Adds what the owner has recorded about titles to their rows. */
  async function withHistory<Row extends { readonly title_id: string }>(
    { userId }: CollectionOwner,
    mediaType: MediaType,
    titleIds: readonly string[],
    rows: readonly Row[],
  ) {
    const tags = await db
      .selectFrom('title_tags')
      .select(['title_id', 'tag'])
      .where('title_id', 'in', titleIds)
      .where('user_id', '=', userId)
      // Sorted below: for the database to do so, SQLite would read all tags of the user.
      .execute();
    const plays = await playNumbersOf(db, userId, mediaType, titleIds);
    const tagsOf = Map.groupBy(tags, ({ title_id }) => title_id);
    return rows.map((row) => ({
      ...row,
      tags: (tagsOf.get(row.title_id) ?? []).map(({ tag }) => tag).sort(),
      progress: plays.get(row.title_id)?.progress ?? null,
      minutes: plays.get(row.title_id)?.minutes ?? null,
    }));
  }

  return {
    /** The last changed titles before a position, newest first. Reads in the order of an index. */
    newest: async (
      owner: CollectionOwner,
      mediaType: MediaType,
      limit: number,
      after?: { readonly changedAt: number; readonly titleId: string },
    ) => {
      const rows = await titlesOf(owner, mediaType)
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(tracked_items.updated_at, tracked_items.title_id) < (${after?.changedAt}, ${uuid(after?.titleId ?? '')})`,
          ),
        )
        .orderBy('tracked_items.updated_at', 'desc')
        .orderBy('tracked_items.title_id', 'desc')
        .limit(limit)
        .execute();
      if (rows.length === 0) return [];
      const titleIds = rows.map(({ title_id }) => title_id);
      return withHistory(owner, mediaType, titleIds, rows);
    },

    /** Tracked titles by their ids, in any order. */
    byIds: async (owner: CollectionOwner, mediaType: MediaType, titleIds: readonly string[]) => {
      if (titleIds.length === 0) return [];
      const rows = await titlesOf(owner, mediaType).where('tracked_items.title_id', 'in', titleIds).execute();
      return withHistory(owner, mediaType, titleIds, rows);
    },
  };
}

/** A title of a collection as its owner sees it. */
export type OwnTitle = Awaited<ReturnType<ReturnType<typeof createOwnTitlesRepository>['byIds']>>[number];
