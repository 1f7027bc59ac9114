import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import { partsOf } from '../../../platform/db/partsOf.ts';
import type { Schema, TitleSourceRow } from '../../../platform/db/schema.ts';

const rowsAtOnce = 256;
const valuesAtOnce = 1024;

/** What each source says of titles. */
export function createTitleSourcesRepository(db: Kysely<Schema>) {
  return {
    /** The ids of titles by what a source calls them. */
    titleIds: async (source: string, mediaType: MediaType, sourceIds: readonly string[]) => {
      const found = new Map<string, string>();
      for (const part of partsOf(sourceIds, valuesAtOnce)) {
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

    /** All that is said of these titles, in no order. */
    of: async (titleIds: readonly string[]) => {
      const rows: TitleSourceRow[] = [];
      for (const part of partsOf(titleIds, valuesAtOnce))
        rows.push(
          ...(await db.selectFrom('title_sources').selectAll().where('title_id', 'in', part).execute()),
        );
      return rows;
    },

    /** Puts what sources say of titles in the place of what they said before. */
    save: async (rows: readonly TitleSourceRow[]) => {
      for (const part of partsOf(rows, rowsAtOnce))
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
