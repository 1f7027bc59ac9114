import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema, TrackedItemRow } from '../../platform/db/schema.ts';
import { nilId, uuid } from '../../platform/db/uuid.ts';
import { titleMatch } from '../titles/createTitlesRepository.ts';
import { notCounted, titleCount } from './counts/createCountsRepository.ts';

export type CollectionRepository = ReturnType<typeof createCollectionRepository>;

/** A title with what a person says about it. */
export type TrackedTitle = Omit<PlacedTitle, 'changed_at'>;

/** A title in a list, with the time of its last change. */
export type PlacedTitle = Awaited<ReturnType<CollectionRepository['page']>>[number];

/** What is written of a title; that it is not counted yet is added. */
export type NewTrackedItem = Omit<Selectable<TrackedItemRow>, 'counted_rating'>;

/** The place of a title among what a person changed last; no two have the same. */
export interface CollectionPlace {
  readonly changedAt: number;
  readonly titleId: string;
}

const place = sql`(tracked_items.updated_at, tracked_items.title_id)`;
const rowOf = (at: CollectionPlace | undefined) => sql`(${at?.changedAt}, ${uuid(at?.titleId ?? nilId)})`;

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
    /**
     * A person's last changed titles of one media type, or those behind one place and in front of another: a read along an index, however
     * many there are.
     */
    page: (
      userId: string,
      mediaType: MediaType,
      limit: number,
      after?: CollectionPlace,
      end?: CollectionPlace,
    ) =>
      tracked(userId, mediaType)
        .orderBy('tracked_items.updated_at', 'desc')
        .orderBy('tracked_items.title_id', 'desc')
        .select('tracked_items.updated_at as changed_at')
        .$if(after !== undefined, (query) => query.where(sql<boolean>`${place} < ${rowOf(after)}`))
        .$if(end !== undefined, (query) => query.where(sql<boolean>`${place} > ${rowOf(end)}`))
        .limit(limit)
        .execute(),

    find: (userId: string, mediaType: MediaType, slugOrId: string) =>
      tracked(userId, mediaType)
        .where('titles.media_type', '=', mediaType)
        .where(titleMatch(slugOrId))
        .executeTakeFirst(),

    /**
     * Adds a title, or changes its status and rating; whatever the clocks say, it never falls back among the last changed.
     * False, and nothing is changed, where it would be more than `most` titles of that person.
     */
    save: async (row: NewTrackedItem, most = Number.MAX_SAFE_INTEGER): Promise<boolean> => {
      const { user_id, media_type, title_id, status, rating, created_at, updated_at } = row;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('tracked_items')
        .columns([
          ...(['user_id', 'media_type', 'title_id', 'status', 'rating'] as const),
          ...(['created_at', 'updated_at', 'counted_rating'] as const),
        ])
        .expression(
          sql`select ${uuid(user_id)}, ${media_type}, ${uuid(title_id)}, ${status}, ${rating}, ${created_at}, ${updated_at}, ${notCounted}
            where ${titleCount(user_id)} < ${most} or exists (select 1 from tracked_items
              where user_id = ${uuid(user_id)} and media_type = ${media_type} and title_id = ${uuid(title_id)})`,
        )
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'media_type', 'title_id']).doUpdateSet({
            status: row.status,
            rating: row.rating,
            updated_at: sql`case when tracked_items.updated_at > excluded.updated_at
              then tracked_items.updated_at else excluded.updated_at end`,
            counted_rating: sql`coalesce(tracked_items.counted_rating, tracked_items.rating)`,
          }),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Takes a title out, by slug or id; in a transaction, so that the counts learn of it. `removalId` is a new id. */
    remove: async (userId: string, mediaType: MediaType, slugOrId: string, removalId: string) => {
      const removed = await db
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
        .returning(['title_id', sql<number>`coalesce(counted_rating, rating)`.as('counted_rating')])
        .executeTakeFirst();
      if (!removed || removed.counted_rating === notCounted) return;
      await db
        .insertInto('removed_items')
        .values({ ...removed, removal_id: removalId, user_id: userId, media_type: mediaType })
        .execute();
    },
  };
}
