import { type MediaType, mediaTypeNames } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { searchVersionSetting } from '../../../platform/titles/searchVersion.ts';
import { type ChangedTitle, changedTitles } from '../changedTitles.ts';
import { createSearchTitle } from './index/createSearchTitle.ts';
import type { SearchTitle } from './index/SearchIndex.ts';

const valuesPerStatement = 1024;

/** The names and the popularity of titles, as search reads them. */
export function createSearchTitlesRepository(db: Kysely<Schema>) {
  async function namesOf(titles: readonly ChangedTitle[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const ids = titles.map(({ title_id }) => title_id);
    const sources = await db
      .selectFrom('title_sources')
      .select(['title_id', 'names'])
      .where('title_id', 'in', ids)
      .orderBy('title_id')
      .orderBy('source')
      .execute();
    const names = new Map<string, string[]>();
    for (const { title_id, names: json } of sources)
      names.set(title_id, [...(names.get(title_id) ?? []), ...JSON.parse(json)]);
    // Titles of a database from before sources were stored.
    const withoutSources = ids.filter((id) => !names.has(id));
    if (withoutSources.length === 0) return names;
    const rows = await db
      .selectFrom('search_names')
      .select(['title_id', 'words'])
      .where('title_id', 'in', withoutSources)
      .orderBy('title_id')
      .orderBy('words')
      .execute();
    for (const { title_id, words } of rows) names.set(title_id, [...(names.get(title_id) ?? []), words]);
    return names;
  }

  return {
    /** Changes whenever the names or the popularity of a title change. */
    version: async () => {
      const query = db.selectFrom('settings').select('value').where('name', '=', searchVersionSetting);
      return Number((await query.executeTakeFirst())?.value || 0);
    },

    /** Marks titles whose names, ranks or popularity changed, in the transaction that holds the lock of the version. */
    change: async (titleIds: readonly string[], version: number) => {
      if (titleIds.length === 0) return;
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        await db
          .updateTable('titles')
          .set({ search_version: version })
          .where('title_id', 'in', part)
          .execute();
      // The lock has created the row.
      await db
        .updateTable('settings')
        .set({ value: String(version) })
        .where('name', '=', searchVersionSetting)
        .execute();
    },

    /** The ids of which there is no title, because it was deleted or merged into another. */
    deletedAmong: async (titleIds: readonly string[]): Promise<ReadonlySet<string>> => {
      const deleted = new Set(titleIds);
      for (const part of splitIntoBatches(titleIds, valuesPerStatement)) {
        const rows = await db.selectFrom('titles').select('title_id').where('title_id', 'in', part).execute();
        for (const { title_id } of rows) deleted.delete(title_id);
      }
      return deleted;
    },

    /** All titles that changed after a version, by media type, in parts of bounded size. */
    changedSince: async (version: number) => {
      const changed = new Map<MediaType, SearchTitle[]>(mediaTypeNames.map((type) => [type, []]));
      for await (const rows of changedTitles(db, version)) {
        const names = await namesOf(rows);
        for (const row of rows)
          changed
            .get(row.media_type)
            ?.push(
              createSearchTitle(
                row.title_id,
                row.best_rank,
                [row.title, ...(names.get(row.title_id) ?? [])],
                row.is_adult === 1,
              ),
            );
      }
      return changed;
    },
  };
}
