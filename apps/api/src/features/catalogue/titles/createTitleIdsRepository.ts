import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema, TitleIdRow } from '../../../platform/db/schema.ts';

const rowsPerStatement = 256;
const valuesPerStatement = 1024;

/** Ids of titles in other catalogues. */
export function createTitleIdsRepository(db: Kysely<Schema>) {
  return {
    find: async (mediaType: MediaType, idName: string, values: readonly string[]) => {
      const rows: TitleIdRow[] = [];
      for (const part of splitIntoBatches(values, valuesPerStatement)) {
        const query = db
          .selectFrom('title_ids')
          .selectAll()
          .where('media_type', '=', mediaType)
          .where('id_name', '=', idName)
          .where('id_value', 'in', part);
        rows.push(...(await query.execute()));
      }
      return rows;
    },

    /** All ids of these titles, in no particular order. */
    of: async (titleIds: readonly string[]) => {
      const rows: TitleIdRow[] = [];
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        rows.push(...(await db.selectFrom('title_ids').selectAll().where('title_id', 'in', part).execute()));
      return rows;
    },

    /** Adds ids; an id that already belongs to a title stays with that title. */
    add: async (rows: readonly TitleIdRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db
          .insertInto('title_ids')
          .values(part)
          .onConflict((conflict) => conflict.columns(['media_type', 'id_name', 'id_value']).doNothing())
          .execute();
    },
  };
}
