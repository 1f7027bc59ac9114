import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema, TrackedItemRow } from '../database/schema.ts';
import { titleMatch } from './titleMatch.ts';

export type CollectionRepository = ReturnType<typeof createCollectionRepository>;

/** A title with what a person says about it. */
export type TrackedTitle = Awaited<ReturnType<CollectionRepository['byIds']>>[number];

/** The place of a title among what a person changed last; no two have the same. */
export interface CollectionPlace {
  readonly changedAt: number;
  readonly titleId: string;
}

const isBehind = (place?: CollectionPlace) =>
  sql<boolean>`(tracked_items.updated_at, tracked_items.title_id) < (${place?.changedAt}, ${place?.titleId})`;

/** What people track. */
export function createCollectionRepository(db: Kysely<Schema>) {
  const tracked = (userId: string, mediaType: MediaType) =>
    db
      .selectFrom('tracked_items')
      .innerJoin('titles', 'titles.title_id', 'tracked_items.title_id')
      .select(['titles.title_id', 'titles.slug', 'titles.card', 'titles.updated_at', 'status', 'rating'])
      .where('tracked_items.user_id', '=', userId)
      .where('tracked_items.media_type', '=', mediaType);

  const lastChangedFirst = (userId: string, mediaType: MediaType) =>
    tracked(userId, mediaType)
      .orderBy('tracked_items.updated_at', 'desc')
      .orderBy('tracked_items.title_id', 'desc');

  return {
    /** A person's last changed titles of one media type, or those behind a place: a read along an index, however many there are. */
    page: (userId: string, mediaType: MediaType, limit: number, after?: CollectionPlace) =>
      lastChangedFirst(userId, mediaType)
        .select('tracked_items.updated_at as changed_at')
        .$if(after !== undefined, (query) => query.where(isBehind(after)))
        .limit(limit)
        .execute(),

    /** Their places alone, behind one and in front of another, in the same order. */
    places: async (
      userId: string,
      mediaType: MediaType,
      limit: number,
      {
        after,
        end,
      }: { readonly after?: CollectionPlace | undefined; readonly end?: CollectionPlace | undefined },
    ): Promise<CollectionPlace[]> =>
      db
        .selectFrom('tracked_items')
        .select(['updated_at as changedAt', 'title_id as titleId'])
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .$if(after !== undefined, (query) => query.where(isBehind(after)))
        .$if(end !== undefined, (query) =>
          query.where(sql<boolean>`(updated_at, title_id) > (${end?.changedAt}, ${end?.titleId})`),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('title_id', 'desc')
        .limit(limit)
        .execute(),

    /** How many there are. */
    count: async (userId: string, mediaType: MediaType) =>
      Number(
        (
          await db
            .selectFrom('tracked_items')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('user_id', '=', userId)
            .where('media_type', '=', mediaType)
            .executeTakeFirstOrThrow()
        ).count,
      ),

    /** Those of a person's titles that have these ids, in no order. */
    byIds: (userId: string, mediaType: MediaType, titleIds: readonly string[]) =>
      tracked(userId, mediaType).where('tracked_items.title_id', 'in', titleIds).execute(),

    find: (userId: string, mediaType: MediaType, slugOrId: string) =>
      tracked(userId, mediaType)
        .where('titles.media_type', '=', mediaType)
        .where(titleMatch(slugOrId))
        .executeTakeFirst(),

    /** How many have given a title stars, and how many on average: null where nobody has. */
    ratingOf: async (titleId: string) => {
      const { average, count } = await db
        .selectFrom('tracked_items')
        .select(({ fn }) => [fn.avg('rating').as('average'), fn.countAll().as('count')])
        .where('title_id', '=', titleId)
        .where('rating', '>', 0)
        .executeTakeFirstOrThrow();
      // PostgreSQL gives numbers that may be long as texts.
      return { average: average === null ? null : Number(average), count: Number(count) };
    },

    /** Adds a title, or changes its status and rating; whatever the clocks say, it never falls back among the last changed. */
    save: (row: TrackedItemRow) =>
      db
        .insertInto('tracked_items')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'media_type', 'title_id']).doUpdateSet({
            status: row.status,
            rating: row.rating,
            updated_at: sql`case when tracked_items.updated_at > excluded.updated_at
              then tracked_items.updated_at else excluded.updated_at end`,
          }),
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
