import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema, TrackedItemRow } from '../database/schema.ts';
import { titleMatch } from './titleMatch.ts';

export type CollectionRepository = ReturnType<typeof createCollectionRepository>;

/** A title with what a person says about it. */
export type TrackedTitle = Awaited<ReturnType<CollectionRepository['list']>>[number];

/** What people track. */
export function createCollectionRepository(db: Kysely<Schema>) {
  const tracked = (userId: string, mediaType: MediaType) =>
    db
      .selectFrom('tracked_items')
      .innerJoin('titles', 'titles.title_id', 'tracked_items.title_id')
      .select(['titles.title_id', 'titles.slug', 'titles.card', 'titles.updated_at', 'status', 'rating'])
      .where('tracked_items.user_id', '=', userId)
      .where('tracked_items.media_type', '=', mediaType);

  return {
    /** A person's titles of one media type, the last changed first. */
    list: (userId: string, mediaType: MediaType) =>
      tracked(userId, mediaType)
        .orderBy('tracked_items.updated_at', 'desc')
        .orderBy('tracked_items.title_id', 'desc')
        .execute(),

    find: (userId: string, mediaType: MediaType, slugOrId: string) =>
      tracked(userId, mediaType)
        .where('titles.media_type', '=', mediaType)
        .where(titleMatch(slugOrId))
        .executeTakeFirst(),

    /** Adds a title, or changes its status and rating. */
    save: (row: TrackedItemRow) =>
      db
        .insertInto('tracked_items')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'media_type', 'title_id'])
            .doUpdateSet({ status: row.status, rating: row.rating, updated_at: row.updated_at }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),

    remove: (userId: string, mediaType: MediaType, slugOrId: string) =>
      db
        .deleteFrom('tracked_items')
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .where('title_id', 'in', (titles) =>
          titles
            .selectFrom('titles')
            .select('titles.title_id')
            .where('titles.media_type', '=', mediaType)
            .where(titleMatch(slugOrId)),
        )
        .execute(),
  };
}
