import { type Kysely, sql } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Figures about the whole catalogue for operators; each query reads a whole table. */
export function createCatalogueReportRepository(db: Kysely<Schema>) {
  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    Number((await query.execute(db)).rows[0]?.count ?? 0);
  return {
    /** Number of titles by media type. */
    titles: async () => {
      const query = db
        .selectFrom('titles')
        .select(['media_type', (all) => all.fn.countAll().as('count')])
        .groupBy('media_type')
        .orderBy('media_type');
      return (await query.execute()).map((row) => ({ ...row, count: Number(row.count) }));
    },

    /** Number of titles with data of each source and when it was last updated, by media type. */
    sources: async () => {
      const query = db
        .selectFrom('title_sources')
        .select([
          ...(['source', 'media_type'] as const),
          (all) => all.fn.countAll().as('count'),
          (all) => all.fn.max('fetched_at').as('updated_at'),
        ])
        .groupBy(['source', 'media_type'])
        .orderBy('media_type')
        .orderBy('source');
      const rows = await query.execute();
      return rows.map((row) => ({
        ...row,
        count: Number(row.count),
        updated_at: Number(row.updated_at),
      }));
    },

    providers: () => db.selectFrom('provider_states').selectAll().orderBy('provider').execute(),

    /** Number of rows whose title does not exist. */
    withoutTitle: (table: 'tracked_items' | 'title_sources' | 'title_ids' | 'search_names') =>
      count(sql`select count(*) as count from ${sql.table(table)} as rows
        where not exists (select 1 from titles where titles.title_id = rows.title_id)`),

    /** Number of rows whose media type differs from that of their title. */
    withOtherType: (table: 'tracked_items' | 'title_sources' | 'title_ids' | 'search_names') =>
      count(sql`select count(*) as count from ${sql.table(table)} as rows
        join titles on titles.title_id = rows.title_id where titles.media_type <> rows.media_type`),

    /** Number of titles without a row in a table. */
    titlesWithout: (table: 'title_sources' | 'search_names') =>
      count(sql`select count(*) as count from titles
        where not exists (select 1 from ${sql.table(table)} as rows where rows.title_id = titles.title_id)`),

    /** Number of titles with several ids of one kind. */
    duplicateIds: () =>
      count(sql`select count(*) as count from (
        select title_id from title_ids group by title_id, id_name having count(*) > 1) as doubled`),

    /** Number of ranks in top lists that several titles share. */
    duplicateRanks: () =>
      count(sql`select count(*) as count from (
        select rank from titles where rank is not null group by media_type, rank having count(*) > 1) as doubled`),

    /** Number of slugs that several titles share. */
    duplicateSlugs: () =>
      count(sql`select count(*) as count from (
        select slug from titles group by media_type, slug having count(*) > 1) as doubled`),

    /** The next titles after an id, in order of their ids. */
    page: (after: string, limit: number) =>
      db
        .selectFrom('titles')
        .select(['title_id', 'media_type', 'slug', 'title', 'item', 'card'])
        .where('title_id', '>', after)
        .orderBy('title_id')
        .limit(limit)
        .execute(),
  };
}

/** Runs queries without the statement timeout of requests, and without blocking writes. */
export function withoutTimeouts<Result>(
  store: Store,
  run: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return store.engine === 'sqlite' ? run(store.db) : store.longTransaction(run);
}
