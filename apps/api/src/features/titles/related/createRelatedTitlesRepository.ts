import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { paddedList, splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema, TitleLinkRow } from '../../../platform/db/schema.ts';
import { aliasKinds } from '../../../platform/titles/findMergedTitle.ts';
import { openSources } from './relations.ts';

const rowsPerStatement = 256;
const valuesPerStatement = 1024;

/** What titles share with others, and their ids in the open data. */
export function createRelatedTitlesRepository(db: Kysely<Schema>) {
  return {
    /** Replaces the links of the titles. */
    replaceLinks: async (titleIds: readonly string[], rows: readonly TitleLinkRow[]) => {
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        await db.deleteFrom('title_links').where('title_id', 'in', part).execute();
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db.insertInto('title_links').values(part).execute();
    },

    /** The most popular titles with a link. */
    linkedBy: (link: number, limit: number): Promise<TitleLinkRow[]> =>
      db
        .selectFrom('title_links')
        .selectAll()
        .where('link', '=', link)
        .orderBy('link')
        .orderBy('popularity')
        .orderBy('title_id')
        .limit(limit)
        .execute(),

    /** All links of these titles, in no particular order. */
    linksOf: async (titleIds: readonly string[]) => {
      const rows: TitleLinkRow[] = [];
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        rows.push(
          ...(await db.selectFrom('title_links').selectAll().where('title_id', 'in', part).execute()),
        );
      return rows;
    },

    /** Those of `links` that these titles have, in no particular order. */
    sharedLinks: async (titleIds: readonly string[], links: readonly number[]): Promise<TitleLinkRow[]> => {
      if (titleIds.length === 0 || links.length === 0) return [];
      const query = db.selectFrom('title_links').selectAll().where('title_id', 'in', paddedList(titleIds));
      // An expression, because by the primary key a database would read all titles of each genre.
      return query.where(sql`link + 0`, 'in', paddedList(links)).execute();
    },

    /** The ids of titles in the open data, also those of titles that were merged into them. */
    openIds: async (mediaType: MediaType, titleIds: readonly string[]) => {
      const source = openSources.get(mediaType);
      if (!source || titleIds.length === 0) return [];
      const ids = paddedList(titleIds);
      const own = await db
        .selectFrom('title_sources')
        .select('source_id as id')
        .where('title_id', 'in', ids)
        .where('source', '=', source)
        .execute();
      const merged = await db
        .selectFrom('title_aliases')
        .select('alias_value as id')
        .where('title_id', 'in', ids)
        .where('alias_kind', '=', aliasKinds.source(source))
        .execute();
      return [...own, ...merged].map(({ id }) => id);
    },

    /** The names of a title at each of its sources. */
    namesOf: async (titleId: string): Promise<readonly string[]> => {
      const query = db.selectFrom('title_sources').select('names').where('title_id', '=', titleId);
      const rows = await query.orderBy('source').execute();
      return rows.flatMap(({ names }) => JSON.parse(names) as string[]);
    },
  };
}
