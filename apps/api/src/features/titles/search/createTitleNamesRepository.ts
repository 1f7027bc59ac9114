import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { partsOf } from '../../../platform/db/partsOf.ts';
import type { Schema, SearchNameRow } from '../../../platform/db/schema.ts';
import { tiers } from './TrigramIndex.ts';

const rowsAtOnce = 256;
const valuesAtOnce = 1024;

/** What titles are found by. */
export function createTitleNamesRepository(db: Kysely<Schema>) {
  return {
    /** The names that are exactly these. */
    find: async (mediaType: MediaType, words: readonly string[]) => {
      const rows: Omit<SearchNameRow, 'media_type'>[] = [];
      for (const part of partsOf(words, valuesAtOnce)) {
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

    /** All names of these titles, in no order. */
    of: async (titleIds: readonly string[]) => {
      const rows: Omit<SearchNameRow, 'media_type'>[] = [];
      for (const part of partsOf(titleIds, valuesAtOnce)) {
        const query = db.selectFrom('search_names').select(['tier', 'words', 'title_id']);
        rows.push(...(await query.where('title_id', 'in', part).execute()));
      }
      return rows;
    },

    /** Gives titles these names and no others. */
    replace: async (titleIds: readonly string[], rows: readonly SearchNameRow[]) => {
      for (const part of partsOf(titleIds, valuesAtOnce))
        await db.deleteFrom('search_names').where('title_id', 'in', part).execute();
      for (const part of partsOf(rows, rowsAtOnce))
        await db.insertInto('search_names').values(part).execute();
    },
  };
}
