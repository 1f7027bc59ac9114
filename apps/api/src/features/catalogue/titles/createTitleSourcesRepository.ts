import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema, TitleSourceRow } from '../../../platform/db/schema.ts';

const rowsPerStatement = 256;
const valuesPerStatement = 1024;

/** The data of each source about titles. */
export function createTitleSourcesRepository(db: Kysely<Schema>) {
  return {
    /** Title ids by the id at the source. */
    titleIds: async (source: string, mediaType: MediaType, sourceIds: readonly string[]) => {
      const found = new Map<string, string>();
      for (const part of splitIntoBatches(sourceIds, valuesPerStatement)) {
        const query = db
          .selectFrom('title_sources')
          .select(['source_id', 'title_id'])
          .where('source', '=', source)
          .where('media_type', '=', mediaType)
          .where('source_id', 'in', part);
        for (const { source_id, title_id } of await query.execute()) found.set(source_id, title_id);
      }
      return found;
    },

    /** The data of all sources about these titles, in no particular order. */
    of: async (titleIds: readonly string[]) => {
      const rows: TitleSourceRow[] = [];
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        rows.push(
          ...(await db.selectFrom('title_sources').selectAll().where('title_id', 'in', part).execute()),
        );
      return rows;
    },

    /** Adds data of sources, or replaces the data that they had for the same titles. */
    save: async (rows: readonly TitleSourceRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db
          .insertInto('title_sources')
          .values(part)
          .onConflict((conflict) =>
            conflict.columns(['title_id', 'source']).doUpdateSet((row) => ({
              source_id: row.ref('excluded.source_id'),
              item: row.ref('excluded.item'),
              names: row.ref('excluded.names'),
              pictures: row.ref('excluded.pictures'),
              is_whole: row.ref('excluded.is_whole'),
              fetched_at: row.ref('excluded.fetched_at'),
            })),
          )
          .execute();
    },
  };
}
