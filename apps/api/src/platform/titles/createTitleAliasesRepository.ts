import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../db/batches.ts';
import type { TitleAliasRow } from '../db/rows/mergeRows.ts';
import type { Schema } from '../db/schema.ts';
import { findMergedTitle } from './findMergedTitle.ts';
import type { Viewer } from './visibleTitles.ts';

const rowsPerStatement = 256;
const valuesPerStatement = 1024;

/** The slugs and ids of titles that an operator merged into others. */
export function createTitleAliasesRepository(db: Kysely<Schema>) {
  return {
    /** The title that the title with this slug or id became part of. */
    findTitle: (viewer: Viewer, mediaType: MediaType, slugOrId: string) =>
      findMergedTitle(db, viewer, mediaType, slugOrId),

    /** Whether a media type has an alias. */
    hasAny: async (mediaType: MediaType) => {
      const query = db.selectFrom('title_aliases').select('alias_kind').where('media_type', '=', mediaType);
      return (await query.limit(1).executeTakeFirst()) !== undefined;
    },

    find: async (mediaType: MediaType, kind: string, values: readonly string[]) => {
      const rows: TitleAliasRow[] = [];
      for (const part of splitIntoBatches(values, valuesPerStatement)) {
        const query = db
          .selectFrom('title_aliases')
          .selectAll()
          .where('media_type', '=', mediaType)
          .where('alias_kind', '=', kind)
          .where('alias_value', 'in', part);
        rows.push(...(await query.execute()));
      }
      return rows;
    },

    add: async (rows: readonly TitleAliasRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db.insertInto('title_aliases').values(part).execute();
    },

    /** Removes the aliases that a merge added. */
    removeOf: (mergeId: string) => db.deleteFrom('title_aliases').where('merge_id', '=', mergeId).execute(),
  };
}
