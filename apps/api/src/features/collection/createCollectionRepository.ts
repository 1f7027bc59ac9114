import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema, TrackedItemRow } from '../../platform/db/schema.ts';
import { nilId, uuid } from '../../platform/db/uuid.ts';
import { findMergedTitle } from '../../platform/titles/findMergedTitle.ts';
import { titleMatch } from '../../platform/titles/titleMatch.ts';
import { everyTitle, isVisible, refersToVisible, type Viewer } from '../../platform/titles/visibleTitles.ts';
import { notCounted, ratingInCounts, titleCount } from './counts/createCountsRepository.ts';

export type CollectionRepository = ReturnType<typeof createCollectionRepository>;

/** A title with the status and rating of a user. */
export type TrackedTitle = Omit<ListedTitle, 'changed_at'>;

/** A tracked title with the time of its last change. */
export type ListedTitle = Awaited<ReturnType<CollectionRepository['page']>>[number];

/** The row to save for a title; `save` adds the mark that it is not counted yet. */
export type NewTrackedItem = Omit<
  Selectable<TrackedItemRow>,
  'counted_rating' | 'is_favourite' | 'is_private'
>;

/** The position of a title in a collection ordered by last change; unique within it. */
export interface CollectionPosition {
  readonly changedAt: number;
  readonly titleId: string;
}

const positionColumns = sql`(tracked_items.updated_at, tracked_items.title_id)`;
const positionRow = (position: CollectionPosition | undefined) =>
  sql`(${position?.changedAt}, ${uuid(position?.titleId ?? nilId)})`;

/** SQL condition for the titles that are in a public collection; reads the partial index of the private titles once. */
const isInPublicCollection = (userId: string) =>
  sql<boolean>`tracked_items.title_id not in (
    select title_id from tracked_items where user_id = ${uuid(userId)} and is_private = 1)`;
/** The time of a change, which never decreases, even if clocks differ. */
const laterTime = (now: number | 'excluded.updated_at') => {
  const time = typeof now === 'number' ? sql`${now}` : sql.ref(now);
  return sql<number>`case when tracked_items.updated_at > ${time} then tracked_items.updated_at else ${time} end`;
};

/** The titles that users track. */
export function createCollectionRepository(db: Kysely<Schema>) {
  const tracked = (viewer: Viewer, userId: string, mediaType: MediaType) =>
    db
      .selectFrom('tracked_items')
      .innerJoin('titles', 'titles.title_id', 'tracked_items.title_id')
      .select(['titles.title_id', 'titles.slug', 'titles.card', 'titles.is_adult', 'titles.updated_at'])
      .select(['status', 'rating'])
      .where('tracked_items.user_id', '=', userId)
      .where('tracked_items.media_type', '=', mediaType)
      .where(isVisible(viewer));

  const newestFirst = (viewer: Viewer, userId: string, mediaType: MediaType) =>
    tracked(viewer, userId, mediaType)
      .orderBy('tracked_items.updated_at', 'desc')
      .orderBy('tracked_items.title_id', 'desc')
      .select('tracked_items.updated_at as changed_at');

  const trackedTitle = (viewer: Viewer, userId: string, mediaType: MediaType, slugOrId: string) =>
    tracked(viewer, userId, mediaType)
      .where('titles.media_type', '=', mediaType)
      .where(titleMatch(slugOrId))
      .executeTakeFirst();

  const deleteTracked = (userId: string, mediaType: MediaType, slugOrId: string) =>
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
      .returning(['title_id', 'status', 'rating', 'is_favourite', 'is_private', 'created_at'])
      .returning(ratingInCounts.as('counted_rating'))
      .executeTakeFirst();

  const page = (
    viewer: Viewer,
    userId: string,
    mediaType: MediaType,
    limit: number,
    after?: CollectionPosition,
    end?: CollectionPosition,
    status?: string,
  ) =>
    newestFirst(viewer, userId, mediaType)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`${positionColumns} < ${positionRow(after)}`),
      )
      .$if(end !== undefined, (query) => query.where(sql<boolean>`${positionColumns} > ${positionRow(end)}`))
      .limit(limit);

  /** Adds a title unless the user would track more than `maxTitles`; what happens to a tracked one is the caller's `onConflict`. */
  const insert = (row: NewTrackedItem, maxTitles: number) => {
    const { user_id, media_type, title_id, status, rating, created_at, updated_at } = row;
    return db
      .insertInto('tracked_items')
      .columns([
        ...(['user_id', 'media_type', 'title_id', 'status', 'rating'] as const),
        ...(['created_at', 'updated_at', 'counted_rating'] as const),
      ])
      .expression(
        sql`select ${uuid(user_id)}, ${media_type}, ${uuid(title_id)}, ${status}, ${rating}, ${created_at}, ${updated_at}, ${notCounted}
            where ${titleCount(user_id)} < ${maxTitles} or exists (select 1 from tracked_items
              where user_id = ${uuid(user_id)} and media_type = ${media_type} and title_id = ${uuid(title_id)})`,
      );
  };

  const updateItem = (userId: string, mediaType: MediaType, titleId: string) =>
    db
      .updateTable('tracked_items')
      .where('user_id', '=', userId)
      .where('media_type', '=', mediaType)
      .where('title_id', '=', titleId);

  return {
    /**
     * A user's titles of one media type for the same user, most recently changed first; only those after position `after` and before
     * position `end`, if given, and with this status. Reads in the order of an index, so that the size of the collection does not matter.
     */
    page: (...request: Parameters<typeof page>) => page(...request).execute(),

    /** The same without private titles, for anyone else. */
    publicPage: (...request: Parameters<typeof page>) =>
      page(...request)
        .where(isInPublicCollection(request[1]))
        .execute(),

    /** The titles of a public collection that its user changed last, newest first, with the times when they were added. */
    newestPublic: (viewer: Viewer, userId: string, mediaType: MediaType, limit: number) =>
      newestFirst(viewer, userId, mediaType)
        .where(isInPublicCollection(userId))
        .select('tracked_items.created_at as added_at')
        .limit(limit)
        .execute(),

    /** Number of titles of one media type with a status in a public collection. */
    publicCountOf: async (
      viewer: Viewer,
      userId: string,
      mediaType: MediaType,
      status: string,
    ): Promise<number> => {
      const { count } = await db
        .selectFrom('tracked_items')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .where('status', '=', status)
        .where(refersToVisible(viewer, 'tracked_items'))
        .where(isInPublicCollection(userId))
        .executeTakeFirstOrThrow();
      // PostgreSQL returns counts as strings.
      return Number(count);
    },

    /** Number of titles in a public collection by media type and status, how many of them are rated, and the sum of these ratings. */
    publicStatisticsOf: async (viewer: Viewer, userId: string) => {
      const { rows } = await sql<{
        media_type: MediaType;
        status: string;
        count: number | string;
        rated: number | string;
        stars: number | string;
      }>`select media_type, status, count(*) as count, sum(case when rating > 0 then 1 else 0 end) as rated,
        sum(rating) as stars
        from tracked_items where user_id = ${uuid(userId)} and ${refersToVisible(viewer, 'tracked_items')}
          and ${isInPublicCollection(userId)}
        group by media_type, status`.execute(db);
      // PostgreSQL returns counts and sums as strings.
      return rows.map(({ media_type, status, count, rated, stars }) => ({
        ...{ media_type, status },
        ...{ count: Number(count), rated: Number(rated), stars: Number(stars) },
      }));
    },

    /** A tracked title by its slug or id, or by those of a title that was merged into it. */
    find: async (viewer: Viewer, userId: string, mediaType: MediaType, slugOrId: string) => {
      const title = await trackedTitle(viewer, userId, mediaType, slugOrId);
      if (title) return title;
      const target = await findMergedTitle(db, viewer, mediaType, slugOrId);
      return target && trackedTitle(viewer, userId, mediaType, target.title_id);
    },

    /**
     * Adds a title, or changes its status and rating; `updated_at` never decreases, even if clocks differ. Resolves to false without a
     * change if the user would track more than `maxTitles` titles.
     */
    save: async (row: NewTrackedItem, maxTitles = Number.MAX_SAFE_INTEGER): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await insert(row, maxTitles)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'media_type', 'title_id']).doUpdateSet({
            status: row.status,
            rating: row.rating,
            updated_at: laterTime('excluded.updated_at'),
            counted_rating: sql`coalesce(tracked_items.counted_rating,
              case when tracked_items.is_private = 1 then 0 else tracked_items.rating end)`,
          }),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Adds a title; resolves to false without a change if the title is tracked already, or the user would track more than `maxTitles`. */
    add: async (row: NewTrackedItem, maxTitles: number): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await insert(row, maxTitles)
        .onConflict((conflict) => conflict.columns(['user_id', 'media_type', 'title_id']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** The ids, statuses and ratings of the tracked titles among these ids. */
    statusesOf: (viewer: Viewer, userId: string, mediaType: MediaType, titleIds: readonly string[]) =>
      db
        .selectFrom('tracked_items')
        .select(['title_id as id', 'status', 'rating'])
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .where('title_id', 'in', titleIds)
        .where(refersToVisible(viewer, 'tracked_items'))
        .execute(),

    /** Locks a tracked title until the transaction ends and returns its status and rating. */
    lockItem: (userId: string, mediaType: MediaType, titleId: string) =>
      updateItem(userId, mediaType, titleId)
        .set(({ ref }) => ({ status: ref('status') }))
        .returning(['status', 'rating'])
        .executeTakeFirst(),

    /** Changes the status of a tracked title, but not its rating. */
    changeStatus: (userId: string, mediaType: MediaType, titleId: string, status: string, now: number) =>
      updateItem(userId, mediaType, titleId)
        .set({ status, updated_at: laterTime(now) })
        .execute(),

    /** Whether a tracked title is a favourite and private; undefined if it is not tracked. */
    marksOf: (userId: string, mediaType: MediaType, titleId: string) =>
      db
        .selectFrom('tracked_items')
        .select(['is_favourite', 'is_private'])
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .where('title_id', '=', titleId)
        .executeTakeFirst(),

    /** Marks a tracked title as a favourite or not; its place in the collection is unchanged. */
    setFavourite: (userId: string, mediaType: MediaType, titleId: string, isFavourite: boolean) =>
      updateItem(userId, mediaType, titleId)
        .set({ is_favourite: Number(isFavourite) })
        .execute(),

    /** Makes a tracked title private or not, which also changes the counts of its ratings; its place in the collection is unchanged. */
    setPrivate: (userId: string, mediaType: MediaType, titleId: string, isPrivate: boolean) =>
      updateItem(userId, mediaType, titleId)
        .set({ is_private: Number(isPrivate), counted_rating: ratingInCounts })
        .where('is_private', '<>', Number(isPrivate))
        .execute(),

    /**
     * Removes a title by slug or id and returns what it was. Must run in a transaction, because it also records the removal for the counts
     * under `removalId`.
     */
    remove: async (userId: string, mediaType: MediaType, slugOrId: string, removalId: string) => {
      let removed = await deleteTracked(userId, mediaType, slugOrId);
      const target = removed ? undefined : await findMergedTitle(db, everyTitle, mediaType, slugOrId);
      if (target) removed = await deleteTracked(userId, mediaType, target.title_id);
      if (!removed) return undefined;
      const { counted_rating, ...item } = removed;
      if (counted_rating !== notCounted)
        await db
          .insertInto('removed_items')
          .values({
            ...{ title_id: item.title_id, removal_id: removalId, user_id: userId },
            ...{ media_type: mediaType, counted_rating },
          })
          .execute();
      return item;
    },
  };
}
