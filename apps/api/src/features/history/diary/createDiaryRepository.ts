import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { PlayRow } from '../../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuid } from '../../../platform/db/uuid.ts';
import { isVisible, refersToVisible, type Viewer } from '../../../platform/titles/visibleTitles.ts';

/** Whose plays are read, and for whom: `isPublic` leaves out private plays and titles. */
export interface DiaryReader {
  readonly userId: string;
  readonly viewer: Viewer;
  readonly isPublic: boolean;
}

/** The position of a play in a diary; unique within it. A play without a date follows all others. */
export interface DiaryPosition {
  readonly sortAt: number | null;
  readonly playId: string;
}

/** Which plays with a date a page lists. */
export interface DiaryFilter {
  /** Dates from `from` to before `to`, without plays of which only the year is known. */
  readonly range?: { readonly from: number; readonly to: number } | undefined;
  readonly type?: MediaType | undefined;
}

/** The date by which a play is sorted, as text. */
const dateText = sql<string>`coalesce(plays.finished, plays.started)`;
const yearLength = 'yyyy'.length;
const dayLength = 'yyyy-mm-dd'.length;
const rowsPerStatement = 256;

/** Numbers of plays as the database returns them. */
interface StoredNumbers {
  readonly media_type: MediaType;
  readonly count: number | string;
  readonly repeats: number | string;
  readonly rated: number | string;
  readonly stars: number;
}

const numberColumns = sql`count(*) as count, count(nullif(is_repeat, 0)) as repeats, count(rating) as rated,
  coalesce(sum(rating), 0) as stars`;

/** PostgreSQL returns counts as strings. */
const withNumbers = <Row extends StoredNumbers>(row: Row) => ({
  ...row,
  ...{ count: Number(row.count), repeats: Number(row.repeats), rated: Number(row.rated) },
});

/**
 * Condition for the rows of `plays` that are in a diary. It reads no other row for each play, so that an index of plays determines the
 * order of a query on both engines: only a removed title has plays without being tracked.
 */
function isInDiary({ userId, viewer, isPublic }: DiaryReader) {
  const isTracked = sql<boolean>`plays.title_id not in (
    select title_id from removed_titles where user_id = ${uuid(userId)} and not exists (
      select 1 from tracked_items where tracked_items.user_id = removed_titles.user_id
        and tracked_items.media_type = removed_titles.media_type
        and tracked_items.title_id = removed_titles.title_id))`;
  const isPublished = sql<boolean>`plays.is_private = 0 and plays.title_id not in (
    select title_id from tracked_items where user_id = ${uuid(userId)} and is_private = 1)`;
  return sql<boolean>`plays.user_id = ${uuid(userId)} and ${isTracked} and ${refersToVisible(viewer, 'plays')}
    and ${isPublic ? isPublished : sql`1 = 1`}`;
}

/** Plays by their dates. Only plays of tracked titles are in a diary. */
export function createDiaryRepository(db: Kysely<Schema>) {
  const plays = (reader: DiaryReader, { type }: DiaryFilter) =>
    db
      .selectFrom('plays')
      .selectAll('plays')
      .select(
        sql<number>`(select count(*) from play_episodes where play_episodes.user_id = plays.user_id
          and play_episodes.play_id = plays.play_id)`.as('episodes'),
      )
      .where(isInDiary(reader))
      .$if(type !== undefined, (query) => query.where('plays.media_type', '=', type as MediaType));

  return {
    /** Plays with a date, the newest first; only those after a position, if given. */
    dated: (reader: DiaryReader, filter: DiaryFilter, limit: number, after?: DiaryPosition) =>
      plays(reader, filter)
        .where('plays.sort_at', 'is not', null)
        .$if(filter.range !== undefined, (query) =>
          query
            .where('plays.sort_at', '>=', filter.range?.from ?? 0)
            .where('plays.sort_at', '<', filter.range?.to ?? 0)
            .where(sql<boolean>`length(${dateText}) > ${sql.lit(yearLength)}`),
        )
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(plays.sort_at, plays.play_id) < (${after?.sortAt}, ${uuid(after?.playId ?? '')})`,
          ),
        )
        .orderBy('plays.sort_at', 'desc')
        .orderBy('plays.play_id', 'desc')
        .limit(limit)
        .execute(),

    /** Plays without a date, the last added first; only those after a play, if given. */
    undated: (reader: DiaryReader, filter: DiaryFilter, limit: number, after?: string) =>
      plays(reader, filter)
        .where('plays.sort_at', 'is', null)
        .$if(after !== undefined, (query) => query.where('plays.play_id', '<', after ?? ''))
        .orderBy('plays.play_id', 'desc')
        .limit(limit)
        .execute(),

    /** Titles that a user tracks and a viewer may see, with their status. */
    titlesOf: async (
      { userId, viewer }: DiaryReader,
      plays: readonly Pick<PlayRow, 'media_type' | 'title_id'>[],
    ) => {
      if (plays.length === 0) return [];
      const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];
      return (
        db
          .selectFrom('titles')
          .innerJoin('tracked_items', (join) =>
            join
              .onRef('tracked_items.title_id', '=', 'titles.title_id')
              .onRef('tracked_items.media_type', '=', 'titles.media_type'),
          )
          .select(['titles.title_id', 'slug', 'card', 'is_adult', 'titles.updated_at', 'status'])
          .where('tracked_items.user_id', '=', userId)
          // Without the media types, SQLite reads all titles that the user tracks.
          .where('tracked_items.media_type', 'in', distinct(plays.map(({ media_type }) => media_type)))
          .where('tracked_items.title_id', 'in', distinct(plays.map(({ title_id }) => title_id)))
          .where(isVisible(viewer))
          .execute()
      );
    },

    /** Numbers of the plays whose day is known, by day since 1970 and media type, of the days from `from` to before `to`. */
    daysOf: async (reader: DiaryReader, from: number, to: number) => {
      const { rows } = await sql<StoredNumbers & { readonly day: number }>`
        select sort_day as day, media_type, ${numberColumns} from plays
        where has_day = 1 and sort_day >= ${from} and sort_day < ${to} and ${isInDiary(reader)}
        group by sort_day, media_type order by sort_day, media_type`.execute(db);
      return rows.map(withNumbers);
    },

    /** The same of plays of which only the month or the year is known, by the text of that. */
    longerDatesOf: async (reader: DiaryReader, from: number, to: number) => {
      const { rows } = await sql<StoredNumbers & { readonly date: string }>`
        select ${dateText} as date, media_type, ${numberColumns} from plays
        where has_day = 0 and sort_at is not null and sort_at >= ${from} and sort_at < ${to} and ${isInDiary(reader)}
        group by ${dateText}, media_type order by ${dateText}, media_type`.execute(db);
      return rows.map(withNumbers);
    },

    /** The date of the first play that has one, as `sort_at`; undefined if no play has a date. */
    firstDate: async (reader: DiaryReader): Promise<number | undefined> => {
      const { rows } = await sql<{ sort_at: number }>`select sort_at from plays
        where ${isInDiary(reader)} and sort_at is not null order by sort_at limit 1`.execute(db);
      return rows[0]?.sort_at;
    },

    /** The number of plays without a date. */
    undatedCount: async (reader: DiaryReader): Promise<number> => {
      const { rows } = await sql<{ count: number | string }>`select count(*) as count from plays
        where ${isInDiary(reader)} and sort_at is null`.execute(db);
      return Number(rows[0]?.count);
    },

    /** The dates of the plays that are sorted by an instant, in the order of their ids; those after a play, if given. */
    withInstants: (userId: string, limit: number, after?: string) =>
      db
        .selectFrom('plays')
        .select(['play_id', 'started', 'finished', 'sort_at'])
        .where('user_id', '=', userId)
        .where(sql<boolean>`length(${dateText}) > ${sql.lit(dayLength)}`)
        .$if(after !== undefined, (query) => query.where('play_id', '>', after ?? ''))
        .orderBy('play_id')
        .limit(limit)
        .execute(),

    /** Adds a number of milliseconds to `sort_at` of plays of a user. */
    shift: async (userId: string, playIds: readonly string[], difference: number) => {
      for (const part of splitIntoBatches(playIds, rowsPerStatement))
        await db
          .updateTable('plays')
          .set(({ eb }) => ({ sort_at: eb('sort_at', '+', difference) }))
          .where('user_id', '=', userId)
          .where('play_id', 'in', part)
          .execute();
    },

    /** The user whose diary is public, by the key of the username; one query, so that its time does not reveal a private diary. */
    findPublicOwner: (nameKey: string) =>
      db
        .selectFrom('login_keys')
        .innerJoin('users', 'users.user_id', 'login_keys.user_id')
        .innerJoin('histories', 'histories.user_id', 'users.user_id')
        .select(['users.user_id', 'users.username', 'users.display_name', 'users.avatar_url', 'time_zone'])
        .where('login_keys.login_key', '=', nameKey)
        .where('histories.is_public', '=', 1)
        .executeTakeFirst(),

    /** The user of an own diary. */
    findOwner: (userId: string) =>
      db
        .selectFrom('users')
        .select(['user_id', 'username', 'display_name', 'avatar_url'])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow(),
  };
}

/** A play of a diary. */
export type DiaryPlay = Awaited<ReturnType<ReturnType<typeof createDiaryRepository>['dated']>>[number];
