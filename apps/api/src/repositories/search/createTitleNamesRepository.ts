import type { Kysely } from 'kysely';
import type { Schema, SearchNameRow } from '../../database/schema.ts';

const rowsAtOnce = 2000;

/** What titles are found by. */
export function createTitleNamesRepository(db: Kysely<Schema>) {
  return {
    /** Gives titles these names and no others. */
    replace: async (titleIds: readonly string[], rows: readonly SearchNameRow[]) => {
      if (titleIds.length === 0) return;
      await db.deleteFrom('search_names').where('title_id', 'in', titleIds).execute();
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        await db
          .insertInto('search_names')
          .values(rows.slice(start, start + rowsAtOnce))
          .execute();
    },
  };
}
