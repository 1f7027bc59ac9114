import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema, TitleRow } from '../database/schema.ts';
import { titleMatch } from './titleMatch.ts';

export type TitlesRepository = ReturnType<typeof createTitlesRepository>;

const cardColumns = ['title_id', 'slug', 'card', 'updated_at'] as const;

/** The catalogue. */
export function createTitlesRepository(db: Kysely<Schema>) {
  return {
    findBySlugOrId: (mediaType: MediaType, slugOrId: string) =>
      db
        .selectFrom('titles')
        .select(['title_id', 'slug', 'item', 'updated_at'])
        .where('media_type', '=', mediaType)
        .where(titleMatch(slugOrId))
        .executeTakeFirst(),

    findId: async (mediaType: MediaType, slugOrId: string) => {
      const query = db
        .selectFrom('titles')
        .select('title_id')
        .where('media_type', '=', mediaType)
        .where(titleMatch(slugOrId));
      return (await query.executeTakeFirst())?.title_id;
    },

    /** The best, by rank. */
    top: (mediaType: MediaType, limit: number) =>
      db
        .selectFrom('titles')
        .select([...cardColumns, sql<number>`rank`.as('rank')])
        .where('media_type', '=', mediaType)
        .where('rank', 'is not', null)
        .orderBy('rank')
        .orderBy('slug')
        .limit(limit)
        .execute(),

    /** In no order. */
    byIds: async (titleIds: readonly string[]) => {
      if (titleIds.length === 0) return [];
      return db
        .selectFrom('titles')
        .select([...cardColumns, 'title'])
        .where('title_id', 'in', titleIds)
        .execute();
    },

    /** The ids of these slugs. */
    idsOf: async (mediaType: MediaType, slugs: readonly string[]) => {
      if (slugs.length === 0) return new Map<string, string>();
      const query = db
        .selectFrom('titles')
        .select(['slug', 'title_id'])
        .where('media_type', '=', mediaType)
        .where('slug', 'in', slugs);
      return new Map((await query.execute()).map(({ slug, title_id }) => [slug, title_id]));
    },

    /** Those that have a place in the top list. */
    rankedIds: async (mediaType: MediaType) => {
      const query = db
        .selectFrom('titles')
        .select('title_id')
        .where('media_type', '=', mediaType)
        .where('rank', 'is not', null);
      return (await query.execute()).map(({ title_id }) => title_id);
    },

    /** Adds titles; one whose slug is there keeps its id, and its time of change if nothing changed. */
    save: (rows: readonly TitleRow[]) =>
      db
        .insertInto('titles')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['media_type', 'slug'])
            .doUpdateSet((row) => ({
              title: row.ref('excluded.title'),
              rank: row.ref('excluded.rank'),
              item: row.ref('excluded.item'),
              card: row.ref('excluded.card'),
              updated_at: row.ref('excluded.updated_at'),
            }))
            .where(
              sql<boolean>`(titles.title, titles.item, titles.card, titles.rank)
                is distinct from (excluded.title, excluded.item, excluded.card, excluded.rank)`,
            ),
        )
        .execute(),

    /** Takes titles out of the top list; they stay, for whoever tracks them. */
    unrank: async (titleIds: readonly string[]) => {
      if (titleIds.length === 0) return;
      await db.updateTable('titles').set({ rank: null }).where('title_id', 'in', titleIds).execute();
    },
  };
}
