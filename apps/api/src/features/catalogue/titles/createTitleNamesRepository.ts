import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema, SearchNameRow } from '../../../platform/db/schema.ts';
import { tiers } from '../../../platform/titles/searchNames.ts';

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
