import type { MediaType } from '@gildshelf/api-client/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import { paddedList, splitIntoBatches } from '../../platform/db/batches.ts';
import type { Schema, TitleRow } from '../../platform/db/schema.ts';
import { uuid } from '../../platform/db/uuid.ts';
import { findMergedTitle } from '../../platform/titles/findMergedTitle.ts';
import { titleMatch } from '../../platform/titles/titleMatch.ts';
import { isVisible, type Viewer, visitor } from '../../platform/titles/visibleTitles.ts';

const cardColumns = ['title_id', 'slug', 'card', 'is_adult', 'updated_at'] as const;
const rowsPerStatement = 256;
const valuesPerStatement = 1024;

/** The tables in which rows of users refer to titles. */
const usedIn = [
  ...(['tracked_items', 'removed_items', 'title_ratings'] as const),
  ...(['plays', 'title_notes', 'title_tags', 'removed_titles', 'edit_titles', 'list_entries'] as const),
  'import_titles' as const,
];

export function createTitlesRepository(db: Kysely<Schema>) {
  const details = (viewer: Viewer, mediaType: MediaType, slugOrId: string) =>
    db
      .selectFrom('titles')
      .select(['title_id', 'slug', 'item', 'is_adult', 'updated_at'])
      .where('media_type', '=', mediaType)
      .where(titleMatch(slugOrId))
      .where(isVisible(viewer))
      .executeTakeFirst();

  return {
    /** The title, or the one that it was merged into. */
    findBySlugOrId: async (viewer: Viewer, mediaType: MediaType, slugOrId: string) => {
      const title = await details(viewer, mediaType, slugOrId);
      if (title) return title;
      const target = await findMergedTitle(db, viewer, mediaType, slugOrId);
      return target && details(viewer, mediaType, target.title_id);
    },

    /** The id of the title, or of the one that it was merged into. */
    findId: async (viewer: Viewer, mediaType: MediaType, slugOrId: string) => {
      const query = db
        .selectFrom('titles')
        .select('title_id')
        .where('media_type', '=', mediaType)
        .where(titleMatch(slugOrId))
        .where(isVisible(viewer));
      const title =
        (await query.executeTakeFirst()) ?? (await findMergedTitle(db, viewer, mediaType, slugOrId));
      return title?.title_id;
    },

    /** Whether there is any title of the media type. Sorted by the index, so that PostgreSQL does not read the whole table. */
    hasAny: async (viewer: Viewer, mediaType: MediaType) => {
      const titles = db.selectFrom('titles').select('title_id').where('media_type', '=', mediaType);
      const title = await titles.where(isVisible(viewer)).orderBy('slug').limit(1).executeTakeFirst();
      return title !== undefined;
    },

    /** The titles of the top list, by rank. It is the same for every viewer, so that it can be cached, and has no adult titles. */
    top: (mediaType: MediaType, limit: number) =>
      db
        .selectFrom('titles')
        .select([...cardColumns, sql<number>`rank`.as('rank')])
        .where('media_type', '=', mediaType)
        .where('rank', 'is not', null)
        .where(isVisible(visitor))
        .orderBy('rank')
        .orderBy('slug')
        .limit(limit)
        .execute(),

    /** The first titles by slug, without adult ones: the top list of a media type whose titles have no ranks, as after an import. */
    firstBySlug: (mediaType: MediaType, limit: number) =>
      db
        .selectFrom('titles')
        .select(cardColumns)
        .where('media_type', '=', mediaType)
        .where(isVisible(visitor))
        .orderBy('slug')
        .limit(limit)
        .execute(),

    /** In no particular order. */
    byIds: async (viewer: Viewer, titleIds: readonly string[]) => {
      if (titleIds.length === 0) return [];
      return db
        .selectFrom('titles')
        .select([...cardColumns, 'title', 'item'])
        .where('title_id', 'in', paddedList(titleIds))
        .where(isVisible(viewer))
        .execute();
    },

    /** The given ids in their order, without those of adult titles. */
    withoutAdult: async (titleIds: readonly string[]) => {
      const adult = new Set<string>();
      for (let start = 0; start < titleIds.length; start += valuesPerStatement) {
        const part = paddedList(titleIds.slice(start, start + valuesPerStatement));
        const query = db.selectFrom('titles').select('title_id').where('title_id', 'in', part);
        for (const { title_id } of await query.where('is_adult', '=', 1).execute()) adult.add(title_id);
      }
      return titleIds.filter((titleId) => !adult.has(titleId));
    },

    /** Title ids by slug. */
    idsBySlug: async (mediaType: MediaType, slugs: readonly string[]) => {
      const found = new Map<string, string>();
      for (const part of splitIntoBatches(slugs, valuesPerStatement)) {
        const query = db
          .selectFrom('titles')
          .select(['slug', 'title_id'])
          .where('media_type', '=', mediaType)
          .where('slug', 'in', part);
        for (const { slug, title_id } of await query.execute()) found.set(slug, title_id);
      }
      return found;
    },

    /** Complete rows, in no particular order. */
    rowsByIds: async (titleIds: readonly string[]) => {
      const rows: TitleRow[] = [];
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        rows.push(...(await db.selectFrom('titles').selectAll().where('title_id', 'in', part).execute()));
      return rows;
    },

    /** Ranks of the titles in the top list, by title id. */
    ranks: async (mediaType: MediaType) => {
      const query = db
        .selectFrom('titles')
        .select(['title_id', sql<number>`rank`.as('rank')])
        .where('media_type', '=', mediaType)
        .where('rank', 'is not', null);
      return new Map((await query.execute()).map(({ title_id, rank }) => [title_id, rank]));
    },

    /** Adds titles; one whose slug exists keeps its id, and its `updated_at` if nothing changed. */
    save: (rows: readonly Insertable<Schema['titles']>[]) =>
      db
        .insertInto('titles')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['media_type', 'slug'])
            .doUpdateSet((row) => ({
              title: row.ref('excluded.title'),
              rank: row.ref('excluded.rank'),
              is_adult: row.ref('excluded.is_adult'),
              item: row.ref('excluded.item'),
              card: row.ref('excluded.card'),
              updated_at: row.ref('excluded.updated_at'),
            }))
            .where(
              sql<boolean>`(titles.title, titles.item, titles.card, titles.rank, titles.is_adult)
                is distinct from (excluded.title, excluded.item, excluded.card, excluded.rank, excluded.is_adult)`,
            ),
        )
        .execute(),

    /** Adds titles, or updates the data of existing ones, which keep their slugs and ranks. */
    put: async (rows: readonly Insertable<Schema['titles']>[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db
          .insertInto('titles')
          .values(part)
          .onConflict((conflict) =>
            conflict.column('title_id').doUpdateSet((row) => ({
              title: row.ref('excluded.title'),
              is_adult: row.ref('excluded.is_adult'),
              popularity_rank: row.ref('excluded.popularity_rank'),
              item: row.ref('excluded.item'),
              card: row.ref('excluded.card'),
              updated_at: row.ref('excluded.updated_at'),
            })),
          )
          .execute();
    },

    /** Sets the ranks of titles in the top list. */
    rank: async (ranks: ReadonlyMap<string, number>) => {
      for (const part of splitIntoBatches([...ranks], rowsPerStatement)) {
        const cases = part.map(([titleId, rank]) => sql`when ${uuid(titleId)} then ${sql.lit(rank)}`);
        await db
          .updateTable('titles')
          .set({ rank: sql<number>`case title_id ${sql.join(cases, sql` `)} end` })
          .where(
            'title_id',
            'in',
            part.map(([titleId]) => titleId),
          )
          .execute();
      }
    },

    /** Deletes those of these titles that are in no top list and in no collection or history of a user. */
    deleteUnused: async (titleIds: readonly string[]) => {
      for (const part of splitIntoBatches(titleIds, valuesPerStatement)) {
        let query = db.deleteFrom('titles').where('title_id', 'in', part).where('rank', 'is', null);
        for (const table of usedIn)
          query = query.where(
            sql<boolean>`not exists (select 1 from ${sql.table(table)} as used where used.title_id = titles.title_id)`,
          );
        await query.execute();
      }
    },

    /** Removes titles from the top list; they stay in the catalogue, because users may track them. */
    unrank: async (titleIds: readonly string[]) => {
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        await db.updateTable('titles').set({ rank: null }).where('title_id', 'in', part).execute();
    },
  };
}
