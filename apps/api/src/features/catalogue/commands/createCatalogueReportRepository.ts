import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** What an operator is told of the catalogue as a whole; each question reads a whole table. */
export function createCatalogueReportRepository(db: Kysely<Schema>) {
  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    Number((await query.execute(db)).rows[0]?.count ?? 0);
  return {
    /** How many titles there are of each media type. */
    titles: async () => {
      const query = db
        .selectFrom('titles')
        .select(['media_type', (all) => all.fn.countAll().as('count')])
        .groupBy('media_type')
        .orderBy('media_type');
      return (await query.execute()).map((row) => ({ ...row, count: Number(row.count) }));
    },

    /** Of how many titles each source tells, by media type. */
    sources: async () => {
      const query = db
        .selectFrom('title_sources')
        .select(['source', 'media_type', (all) => all.fn.countAll().as('count')])
        .groupBy(['source', 'media_type'])
        .orderBy('media_type')
        .orderBy('source');
      return (await query.execute()).map((row) => ({ ...row, count: Number(row.count) }));
    },

    providers: () => db.selectFrom('provider_states').selectAll().orderBy('provider').execute(),

    /** How many rows of a table are of a title that is not there. */
    withoutTitle: (table: 'tracked_items' | 'title_sources' | 'title_ids' | 'search_names') =>
      count(sql`select count(*) as count from ${sql.table(table)} as rows
        where not exists (select 1 from titles where titles.title_id = rows.title_id)`),

    /** How many rows of a table say another media type than their title. */
    ofOtherType: (table: 'tracked_items' | 'title_sources' | 'title_ids' | 'search_names') =>
      count(sql`select count(*) as count from ${sql.table(table)} as rows
        join titles on titles.title_id = rows.title_id where titles.media_type <> rows.media_type`),

    /** How many titles have no row in a table. */
    titlesWithout: (table: 'title_sources' | 'search_names') =>
      count(sql`select count(*) as count from titles
        where not exists (select 1 from ${sql.table(table)} as rows where rows.title_id = titles.title_id)`),

    /** How many titles have two ids of one kind. */
    twoIds: () =>
      count(sql`select count(*) as count from (
        select title_id from title_ids group by title_id, id_name having count(*) > 1) as doubled`),

    /** How many places of top lists are taken twice. */
    twoOfOneRank: () =>
      count(sql`select count(*) as count from (
        select rank from titles where rank is not null group by media_type, rank having count(*) > 1) as doubled`),

    /** How many slugs two titles have. */
    twoOfOneSlug: () =>
      count(sql`select count(*) as count from (
        select slug from titles group by media_type, slug having count(*) > 1) as doubled`),

    /** Some titles after another, by id. */
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
