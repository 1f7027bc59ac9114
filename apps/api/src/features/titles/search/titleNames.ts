import { hasKanaOrKanji, type MediaType, normaliseForSearch } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema, SearchNameRow } from '../../../platform/db/schema.ts';
import { tiers } from './trigramIndex.ts';

/** Maximum indexed length of a name in UTF-16 units: the limit of an index entry. */
const nameLength = 600;

/** Maximum number of indexed names per title, which bounds the rows that search reads for one title. */
export const namesPerTitle = 20;

/** The search rows of a title: its shown name, then its others; empty and duplicate names are omitted. */
export function searchNameRows(
  mediaType: MediaType,
  titleId: string,
  [shown, ...others]: readonly string[],
): SearchNameRow[] {
  const rows = new Map<string, SearchNameRow>();
  for (const [index, name] of [shown ?? '', ...others].entries()) {
    const form = normaliseForSearch(name).slice(0, nameLength).trim();
    if (form === '' || rows.has(form) || rows.size === namesPerTitle) continue;
    const tier = (index === 0 ? 0 : 1) + (hasKanaOrKanji(form) ? 2 : 0);
    rows.set(form, { media_type: mediaType, tier, words: ` ${form} `, title_id: titleId });
  }
  return [...rows.values()];
}

const rowsPerStatement = 256;
const valuesPerStatement = 1024;

/** The names of titles as indexed for search. */
export function createTitleNamesRepository(db: Kysely<Schema>) {
  return {
    /** Finds names that are equal to one of `words`, in normal form. */
    find: async (mediaType: MediaType, words: readonly string[]) => {
      const rows: Omit<SearchNameRow, 'media_type'>[] = [];
      for (const part of splitIntoBatches(words, valuesPerStatement)) {
        const query = db
          .selectFrom('search_names')
          .select(['tier', 'words', 'title_id'])
          .where('media_type', '=', mediaType)
          .where('tier', 'in', tiers)
          .where('words', 'in', part);
        rows.push(...(await query.execute()));
      }
      return rows;
    },

    /** All names of these titles, in no particular order. */
    of: async (titleIds: readonly string[]) => {
      const rows: Omit<SearchNameRow, 'media_type'>[] = [];
      for (const part of splitIntoBatches(titleIds, valuesPerStatement)) {
        const query = db.selectFrom('search_names').select(['tier', 'words', 'title_id']);
        rows.push(...(await query.where('title_id', 'in', part).execute()));
      }
      return rows;
    },

    /** Replaces all names of the titles. */
    replace: async (titleIds: readonly string[], rows: readonly SearchNameRow[]) => {
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        await db.deleteFrom('search_names').where('title_id', 'in', part).execute();
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db.insertInto('search_names').values(part).execute();
    },
  };
}
