import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { TitleMergeHistoryRow, TitleMergeRow } from '../../../platform/db/rows/mergeRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuid } from '../../../platform/db/uuid.ts';
import type { TitleTableRow } from './titleTables.ts';

const rowsPerStatement = 256;
const valuesPerStatement = 1024;

/** Merges of titles and their history, and the rows of any table that refers to titles. */
export function createMergesRepository(db: Kysely<Schema>) {
  // The names of the tables come from `titleTables`.
  const tables = db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
  /** SQL condition for the rows whose values of `keys` are those of one of `rows`. */
  const hasKey = (keys: readonly string[], rows: readonly TitleTableRow[]) => {
    const value = (row: TitleTableRow, name: string) =>
      name.endsWith('_id') ? uuid(String(row[name])) : sql`${row[name]}`;
    const tuples = rows.map((row) => sql`(${sql.join(keys.map((name) => value(row, name)))})`);
    return sql<boolean>`(${sql.join(keys.map((name) => sql.ref(name)))}) in (values ${sql.join(tuples)})`;
  };
  return {
    /** Locks titles until the transaction ends, so that PostgreSQL adds no row that refers to them; resolves to complete rows. */
    lockTitles: async (titleIds: readonly string[], isPostgres: boolean) => {
      const query = db.selectFrom('titles').selectAll().where('title_id', 'in', titleIds).orderBy('title_id');
      return (isPostgres ? query.forUpdate() : query).execute();
    },

    /** Titles by slug or id of any media type, or of one. */
    titlesBySlug: (slug: string) =>
      db
        .selectFrom('titles')
        .select(['title_id', 'media_type', 'slug', 'title'])
        .where('slug', '=', slug)
        .execute(),
    titlesById: (titleId: string) =>
      db
        .selectFrom('titles')
        .select(['title_id', 'media_type', 'slug', 'title'])
        .where('title_id', '=', titleId)
        .execute(),

    rowsOf: async (table: string, titleId: string): Promise<TitleTableRow[]> =>
      tables.selectFrom(table).selectAll().where('title_id', '=', titleId).execute(),

    /** The rows of a title with the key of one of `others`. */
    rowsWith: async (
      table: string,
      titleId: string,
      keys: readonly string[],
      others: readonly TitleTableRow[],
    ) => {
      const rows: TitleTableRow[] = [];
      for (const part of splitIntoBatches(others, valuesPerStatement))
        rows.push(
          ...(await tables
            .selectFrom(table)
            .selectAll()
            .where('title_id', '=', titleId)
            .where(hasKey(keys, part))
            .execute()),
        );
      return rows;
    },

    /** Number of rows of a title, and of those with a key that another title has too. */
    counts: async (table: string, keys: readonly string[], titleId: string, otherId: string) => {
      const isSame = keys.map((name) => sql`others.${sql.ref(name)} = own.${sql.ref(name)}`);
      const { rows } = await sql<{ count: number | string; shared: number | string }>`
        select count(*) as count, coalesce(sum(case when exists (
          select 1 from ${sql.table(table)} as others
          where others.title_id = ${uuid(otherId)} and ${sql.join(isSame, sql` and `)}
        ) then 1 else 0 end), 0) as shared
        from ${sql.table(table)} as own where own.title_id = ${uuid(titleId)}`.execute(db);
      return { count: Number(rows[0]?.count), shared: Number(rows[0]?.shared) };
    },

    deleteRows: async (
      table: string,
      titleId: string,
      keys: readonly string[],
      rows: readonly TitleTableRow[],
    ) => {
      for (const part of splitIntoBatches(rows, valuesPerStatement))
        await tables.deleteFrom(table).where('title_id', '=', titleId).where(hasKey(keys, part)).execute();
    },

    /** Changes the row of a title that has the key of `row`. */
    updateRow: (
      table: string,
      titleId: string,
      keys: readonly string[],
      row: TitleTableRow,
      values: TitleTableRow,
    ) =>
      tables
        .updateTable(table)
        .set(values)
        .where('title_id', '=', titleId)
        .where(hasKey(keys, [row]))
        .execute(),

    /** Makes the tracked items of a title private for users who have removed a private title whose history is that of the title now. */
    hideRestorable: (titleId: string) =>
      db
        .updateTable('tracked_items')
        .set({ is_private: 1 })
        .where('title_id', '=', titleId)
        .where('is_private', '=', 0)
        .where('user_id', 'in', (removed) =>
          removed
            .selectFrom('removed_titles')
            .select('removed_titles.user_id')
            .where('removed_titles.title_id', '=', titleId)
            .where('removed_titles.is_private', '=', 1),
        )
        .execute(),

    insertRows: async (table: string, rows: readonly TitleTableRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await tables.insertInto(table).values(part).execute();
    },

    /** Moves all rows of a title to another, or those with the keys of `rows`. */
    moveAll: (table: string, from: string, to: string) =>
      tables.updateTable(table).set({ title_id: to }).where('title_id', '=', from).execute(),
    moveRows: async (
      table: string,
      [from, to]: readonly [from: string, to: string],
      keys: readonly string[],
      rows: readonly TitleTableRow[],
    ) => {
      for (const part of splitIntoBatches(rows, valuesPerStatement))
        await tables
          .updateTable(table)
          .set({ title_id: to })
          .where('title_id', '=', from)
          .where(hasKey(keys, part))
          .execute();
    },

    addMerge: (row: TitleMergeRow) => db.insertInto('title_merges').values(row).execute(),

    /** Whether another title has a rank. */
    isRankTaken: async (mediaType: MediaType, rank: number) => {
      const query = db.selectFrom('titles').select('title_id').where('media_type', '=', mediaType);
      return (await query.where('rank', '=', rank).executeTakeFirst()) !== undefined;
    },

    addHistory: async (rows: readonly TitleMergeHistoryRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db.insertInto('title_merge_rows').values(part).execute();
    },

    /** Merges that are not undone, by their id, or by the id or slug of the merged title; the latest first. */
    findOpen: async (reference: { readonly id: string } | { readonly slug: string }) => {
      const query = db.selectFrom('title_merges').selectAll().where('undone_at', 'is', null);
      const found =
        'slug' in reference
          ? query.where('merged_slug', '=', reference.slug)
          : query.where((or) =>
              or.or([or('merge_id', '=', reference.id), or('merged_id', '=', reference.id)]),
            );
      return found.orderBy('merged_at', 'desc').orderBy('merge_id', 'desc').execute();
    },

    historyOf: (mergeId: string) =>
      db
        .selectFrom('title_merge_rows')
        .selectAll()
        .where('merge_id', '=', mergeId)
        .orderBy('row_number')
        .execute(),

    /** The source rows of merged titles whose ids at these sources are aliases of a title. */
    mergedSources: async (titleId: string) => {
      const query = db
        .selectFrom('title_merge_rows')
        .select('merged_row')
        .where('table_name', '=', 'title_sources')
        .where('target_row', 'is not', null)
        .where('merge_id', 'in', (aliases) =>
          aliases
            .selectFrom('title_aliases')
            .select('title_aliases.merge_id')
            .where('title_id', '=', titleId),
        )
        .orderBy('merge_id')
        .orderBy('row_number');
      return (await query.execute()).map(({ merged_row }) => JSON.parse(merged_row) as TitleTableRow);
    },

    undo: (mergeId: string, by: string, now: number) =>
      db
        .updateTable('title_merges')
        .set({ undone_by: by, undone_at: now })
        .where('merge_id', '=', mergeId)
        .execute(),

    /** All merges, the oldest first, with the slug of the remaining title and the number of rows in the history by table. */
    list: async () => {
      const merges = await db
        .selectFrom('title_merges')
        .leftJoin('titles', 'titles.title_id', 'title_merges.target_id')
        .selectAll('title_merges')
        .select('titles.slug as target_slug')
        .orderBy('merged_at')
        .orderBy('merge_id')
        .execute();
      const counts = await db
        .selectFrom('title_merge_rows')
        .select(['merge_id', 'table_name', (all) => all.fn.countAll().as('count')])
        .groupBy(['merge_id', 'table_name'])
        .execute();
      return merges.map((merge) => ({
        ...merge,
        counts: counts.filter(({ merge_id }) => merge_id === merge.merge_id),
      }));
    },

    /** Makes a title the target of all aliases of the merges into it, and of the merges into those titles. */
    returnAliases: async (titleId: string) => {
      let targetIds: readonly string[] = [titleId];
      while (targetIds.length > 0) {
        const merges = await db
          .selectFrom('title_merges')
          .select(['merge_id', 'merged_id'])
          .where('undone_at', 'is', null)
          .where('target_id', 'in', targetIds)
          .execute();
        for (const { merge_id } of merges)
          await db
            .updateTable('title_aliases')
            .set({ title_id: titleId })
            .where('merge_id', '=', merge_id)
            .execute();
        targetIds = merges.map(({ merged_id }) => merged_id);
      }
    },

    setRank: (titleId: string, rank: number | null) =>
      db.updateTable('titles').set({ rank }).where('title_id', '=', titleId).execute(),
    deleteTitle: (titleId: string) => db.deleteFrom('titles').where('title_id', '=', titleId).execute(),
  };
}
