import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, PostgresAdapter, type RawBuilder, type Selectable, sql } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import { lockSetting } from '../../../platform/db/createSettingsRepository.ts';
import type { Schema, TrackedItemRow } from '../../../platform/db/schema.ts';
import { uuid } from '../../../platform/db/uuid.ts';
import type { Viewer } from '../../../platform/titles/visibleTitles.ts';

export type CountsRepository = ReturnType<typeof createCountsRepository>;

/** `counted_rating` of a tracked item that the tables do not include. */
export const notCounted = -1;

const rowsPerStatement = 256;

/** The rating of a row of `tracked_items` in the counts of its title: 0, which is not counted, for a private title. */
const publicRating = sql<number>`case when is_private = 1 then 0 else rating end`;

/** The rating as which a row of `tracked_items` is counted now. */
export const ratingInCounts = sql<number>`coalesce(counted_rating, ${publicRating})`;

/** The setting with the progress of a recount; its row is locked by each transaction that changes the tables of counts. */
export const countsSetting = 'rating counts';

/** SQL expression for the number of titles that a user tracks; of all media types without `ofType`. */
export function titleCount(userId: string, ofType: RawBuilder<unknown> = sql``) {
  const ofUser = sql`user_id = ${uuid(userId)} ${ofType}`;
  return sql<number>`(
    select coalesce(sum(title_count), 0) from (
      select title_count from collection_sizes where ${ofUser}
      union all
      select 1 from tracked_items where ${ofUser} and counted_rating = ${sql.lit(notCounted)}
      union all
      select -1 from removed_items where ${ofUser}
    ) as parts)`;
}

/**
 * SQL expression for the number of adult titles that a user tracks, with a further condition; reads the partial index of the adult titles, of which there are
 * few: SQLite keeps the order of a cross join, and would otherwise look up each title of the collection.
 */
function adultCount(userId: string, mediaType: MediaType, which: RawBuilder<unknown> = sql``) {
  return sql<number>`(
    select count(*) from titles
    cross join tracked_items
    where titles.is_adult = 1 and tracked_items.title_id = titles.title_id and tracked_items.user_id = ${uuid(userId)}
      and tracked_items.media_type = ${mediaType} ${which})`;
}

/** SQL expression for the number of private titles of a user; reads the partial index of the private titles. */
function privateCount(userId: string, mediaType: MediaType) {
  return sql<number>`(
    select count(*) from tracked_items
    where user_id = ${uuid(userId)} and media_type = ${mediaType} and is_private = 1)`;
}

/** Changes of the counts by title and rating, and by user and media type; may be negative. */
interface Differences {
  readonly ratings: readonly { title_id: string; rating: number; rating_count: number }[];
  readonly sizes: readonly { user_id: string; media_type: MediaType; title_count: number }[];
}

/**
 * Counts of the ratings of a title and of the titles that a user tracks. The tables are a few seconds behind; a read adds the changes
 * since then, so it is exact.
 */
export function createCountsRepository(db: Kysely<Schema>) {
  return {
    /** Locks the tables of counts until the transaction ends, and returns the progress of a recount. */
    lock: () => lockSetting(db, countsSetting),

    /** Number of users by rating of a title, ascending, without ratings that no user gave. */
    ratingsOf: async (titleId: string) => {
      const { rows } = await sql<{ rating: number; count: number | string }>`
        select rating, sum(rating_count) as count from (
          select rating, rating_count from title_ratings where title_id = ${uuid(titleId)}
          union all
          select ${publicRating}, 1 from tracked_items where title_id = ${uuid(titleId)} and counted_rating is not null
          union all
          select counted_rating, -1 from tracked_items where title_id = ${uuid(titleId)} and counted_rating is not null
          union all
          select counted_rating, -1 from removed_items where title_id = ${uuid(titleId)}
        ) as parts group by rating having sum(rating_count) > 0 order by rating`.execute(db);
      // Filtered here, because a condition on the rating makes both engines read all ratings of a title by another index.
      // PostgreSQL returns sums as strings.
      return rows
        .filter(({ rating }) => rating > 0)
        .map(({ rating, count }) => ({ rating, count: Number(count) }));
    },

    /** Number of titles of a media type in a public collection that the viewer may see. */
    publicSizeOf: async ({ seesAdultTitles }: Viewer, userId: string, mediaType: MediaType) => {
      const ofType = sql`and media_type = ${mediaType}`;
      const adult = seesAdultTitles
        ? sql`0`
        : adultCount(userId, mediaType, sql`and tracked_items.is_private = 0`);
      const { rows } = await sql<{ count: number | string }>`
        select ${titleCount(userId, ofType)} - ${privateCount(userId, mediaType)} - ${adult} as count`.execute(
        db,
      );
      return Number(rows[0]?.count);
    },

    /** Number of titles of a media type in the collection of a user, as the user sees it. */
    ownSizeOf: async ({ seesAdultTitles }: Viewer, userId: string, mediaType: MediaType) => {
      const adult = seesAdultTitles ? sql`0` : adultCount(userId, mediaType);
      const { rows } = await sql<{ count: number | string }>`
        select ${titleCount(userId, sql`and media_type = ${mediaType}`)} - ${adult} as count`.execute(db);
      return Number(rows[0]?.count);
    },

    /** The number of titles of all media types that a user tracks. */
    totalOf: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ total: number | string }>`select ${titleCount(userId)} as total`.execute(
        db,
      );
      // PostgreSQL returns sums as strings.
      return Number(rows[0]?.total ?? 0);
    },

    /** Whether the tables are missing changes. */
    hasUncounted: async () => {
      const { rows } = await sql<{ is_behind: number }>`select
        case when exists (select 1 from tracked_items where counted_rating is not null)
          or exists (select 1 from removed_items) then 1 else 0 end as is_behind`.execute(db);
      return rows[0]?.is_behind === 1;
    },

    /** Marks up to `limit` changed and as many removed items as counted, and returns them; in the transaction that adds them. */
    takeUncounted: async (limit: number) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      const changed = await db
        .selectFrom('tracked_items')
        .select([
          'user_id',
          'media_type',
          'title_id',
          publicRating.as('rating'),
          sql<number>`counted_rating`.as('counted_rating'),
        ])
        .where('counted_rating', 'is not', null)
        .limit(limit)
        .modifyEnd(isPostgres ? sql`for update skip locked` : sql``)
        .execute();
      if (changed.length > 0) {
        const keys = changed.map(
          (item) => sql`(${uuid(item.user_id)}, ${item.media_type}, ${uuid(item.title_id)})`,
        );
        await sql`update tracked_items set counted_rating = null
          where (user_id, media_type, title_id) in (values ${sql.join(keys)})`.execute(db);
      }
      const removed = await db
        .deleteFrom('removed_items')
        .where(sql<boolean>`(title_id, removal_id) in
          (select title_id, removal_id from removed_items order by title_id, removal_id limit ${limit})`)
        .returning(['user_id', 'media_type', 'title_id', 'counted_rating'])
        .execute();
      return { changed, removed };
    },

    add: async ({ ratings, sizes }: Differences) => {
      if (ratings.length > 0)
        await db
          .insertInto('title_ratings')
          .values(ratings)
          .onConflict((conflict) =>
            conflict.columns(['title_id', 'rating']).doUpdateSet({
              rating_count: sql`title_ratings.rating_count + excluded.rating_count`,
            }),
          )
          .execute();
      if (sizes.length > 0)
        await db
          .insertInto('collection_sizes')
          .values(sizes)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'media_type']).doUpdateSet({
              title_count: sql`collection_sizes.title_count + excluded.title_count`,
            }),
          )
          .execute();
    },

    /** Recounts the ratings of the next `size` titles by id; resolves to the last id, or undefined after the last title. */
    recountTitles: async (after: string, size: number) => {
      const last = await lastOf('titles', 'title_id', after, size);
      if (last === undefined) return undefined;
      const range = sql`title_id > ${uuid(after)} and title_id <= ${uuid(last)}`;
      await recountRatings(range);
      return last;
    },

    /** Recounts the ratings of some titles in a transaction that has locked the tables of counts. */
    recountTitlesOf: (titleIds: readonly string[]) =>
      recountRatings(sql`title_id in (${sql.join(titleIds.map((titleId) => uuid(titleId)))})`),

    /** Records tracked items that were deleted, so that the counts will not include them. */
    addRemoved: async (items: readonly Selectable<TrackedItemRow>[], newId: () => string) => {
      const removed = items
        .map(({ user_id, media_type, title_id, rating, is_private, counted_rating }) => ({
          ...{ user_id, media_type, title_id, removal_id: newId() },
          counted_rating: counted_rating ?? (is_private === 1 ? 0 : rating),
        }))
        .filter((item) => item.counted_rating !== notCounted);
      for (const part of splitIntoBatches(removed, rowsPerStatement))
        await db.insertInto('removed_items').values(part).execute();
    },

    /** The same for the collections of the next `size` users. */
    recountUsers: async (after: string, size: number) => {
      const last = await lastOf('users', 'user_id', after, size);
      if (last === undefined) return undefined;
      const range = sql`user_id > ${uuid(after)} and user_id <= ${uuid(last)}`;
      await sql`delete from collection_sizes where ${range}`.execute(db);
      await sql`insert into collection_sizes (user_id, media_type, title_count)
        select user_id, media_type, count(*) from (
          select user_id, media_type from tracked_items
          where ${range} and ${ratingInCounts} <> ${sql.lit(notCounted)}
          union all
          select user_id, media_type from removed_items where ${range}
        ) as items group by user_id, media_type`.execute(db);
      return last;
    },
  };

  async function recountRatings(range: RawBuilder<unknown>) {
    await sql`delete from title_ratings where ${range}`.execute(db);
    await sql`insert into title_ratings (title_id, rating, rating_count)
      select title_id, counted, count(*) from (
        select title_id, ${ratingInCounts} as counted from tracked_items where ${range}
        union all
        select title_id, counted_rating from removed_items where ${range}
      ) as items where counted > 0 group by title_id, counted`.execute(db);
  }

  async function lastOf(table: 'titles' | 'users', key: 'title_id' | 'user_id', after: string, size: number) {
    const { rows } = await sql<{ last: string }>`select id as last from (
      select ${sql.ref(key)} as id from ${sql.table(table)} where ${sql.ref(key)} > ${uuid(after)}
      order by ${sql.ref(key)} limit ${size}) as ids order by id desc limit 1`.execute(db);
    return rows[0]?.last;
  }
}
