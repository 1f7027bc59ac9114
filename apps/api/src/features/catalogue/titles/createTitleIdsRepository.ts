import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { partsOf } from '../../../platform/db/partsOf.ts';
import type { Schema, TitleIdRow } from '../../../platform/db/schema.ts';

const rowsAtOnce = 256;
const valuesAtOnce = 1024;

/** Under which ids titles are known elsewhere. */
export function createTitleIdsRepository(db: Kysely<Schema>) {
  return {
    /** The rows of these ids. */
    find: async (mediaType: MediaType, idName: string, values: readonly string[]) => {
      const rows: TitleIdRow[] = [];
      for (const part of partsOf(values, valuesAtOnce)) {
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

    /** All ids of these titles, in no order. */
    of: async (titleIds: readonly string[]) => {
      const rows: TitleIdRow[] = [];
      for (const part of partsOf(titleIds, valuesAtOnce))
        rows.push(...(await db.selectFrom('title_ids').selectAll().where('title_id', 'in', part).execute()));
      return rows;
    },

    /** Adds ids; one that another title has stays with it. */
    add: async (rows: readonly TitleIdRow[]) => {
      for (const part of partsOf(rows, rowsAtOnce))
        await db
          .insertInto('title_ids')
          .values(part)
          .onConflict((conflict) => conflict.columns(['media_type', 'id_name', 'id_value']).doNothing())
          .execute();
    },
  };
}
