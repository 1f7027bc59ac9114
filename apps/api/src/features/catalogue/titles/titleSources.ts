import type { MediaType, StoredItem } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { Schema, TitleSourceRow } from '../../../platform/db/schema.ts';
import { namesPerTitle } from '../../../platform/titles/searchNames.ts';
import type { FoundTitle, ImageVariant } from '../../../providers/CatalogueProvider.ts';

/** The data of one source about a title, and when it was fetched. */
export interface TitleSource {
  readonly source: string;
  readonly sourceId: string;
  readonly item: StoredItem;
  /** The shown name first. */
  readonly names: readonly string[];
  /** The smallest first. */
  readonly pictures: readonly ImageVariant[];
  /** False if the data comes from a list of the source, which has less than its details. */
  readonly isWhole: boolean;
  readonly fetchedAt: number;
}

/** The time of a source whose content was dropped because of its age; only what identifies the title is left. */
export const contentDroppedAt = 0;

export function readSource(row: TitleSourceRow): TitleSource {
  return {
    source: row.source,
    sourceId: row.source_id,
    item: JSON.parse(row.item),
    names: JSON.parse(row.names),
    pictures: JSON.parse(row.pictures),
    isWhole: row.is_whole === 1,
    fetchedAt: row.fetched_at,
  };
}

export function sourceOf(
  { source, sourceId, item, names, pictures, isWhole }: FoundTitle,
  now: number,
): TitleSource {
  return {
    ...{ source, sourceId, item, pictures, isWhole, fetchedAt: now },
    names: names.slice(0, namesPerTitle),
  };
}

export function sourceRow(
  { titleId, mediaType }: { readonly titleId: string; readonly mediaType: TitleSourceRow['media_type'] },
  { source, sourceId, item, names, pictures, isWhole, fetchedAt }: TitleSource,
): TitleSourceRow {
  return {
    title_id: titleId,
    source,
    media_type: mediaType,
    source_id: sourceId,
    item: JSON.stringify(item),
    names: JSON.stringify(names),
    pictures: JSON.stringify(pictures),
    is_whole: Number(isWhole),
    fetched_at: fetchedAt,
  };
}

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

    /** The number of titles of each source, by media type. */
    countBySource: () =>
      db
        .selectFrom('title_sources')
        .select(['media_type', 'source', ({ fn }) => fn.countAll<number | string>().as('titles')])
        .groupBy(['source', 'media_type'])
        .orderBy('source')
        .orderBy('media_type')
        .execute(),

    /** The data of all sources about these titles, in no particular order. */
    of: async (titleIds: readonly string[]) => {
      const rows: TitleSourceRow[] = [];
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        rows.push(
          ...(await db.selectFrom('title_sources').selectAll().where('title_id', 'in', part).execute()),
        );
      return rows;
    },

    /** Titles whose content of TMDB was fetched before a time, the oldest first; the index requires the condition to be literal. */
    tmdbFetchedBefore: (before: number, limit: number) =>
      db
        .selectFrom('title_sources')
        .select(['title_id', 'source_id', 'media_type'])
        .where(sql<boolean>`source = 'tmdb' and fetched_at > 0`)
        .where('fetched_at', '<', before)
        .orderBy('fetched_at')
        .limit(limit)
        .execute(),

    /** The data of a source about titles by their ids at the source, as stored. */
    byIds: async (source: string, mediaType: MediaType, sourceIds: readonly string[]) => {
      const found = new Map<string, Omit<TitleSourceRow, 'source' | 'media_type' | 'fetched_at'>>();
      for (const part of splitIntoBatches(sourceIds, valuesPerStatement)) {
        const query = db
          .selectFrom('title_sources')
          .select(['source_id', 'title_id', 'item', 'names', 'pictures', 'is_whole'])
          .where('source', '=', source)
          .where('media_type', '=', mediaType)
          .where('source_id', 'in', part);
        for (const row of await query.execute()) found.set(row.source_id, row);
      }
      return found;
    },

    /** The next titles of a source after an id at the source, in the order of these ids. */
    page: (source: string, mediaType: MediaType, after: string, limit: number) =>
      db
        .selectFrom('title_sources')
        .select(['source_id', 'title_id'])
        .where('source', '=', source)
        .where('media_type', '=', mediaType)
        .where('source_id', '>', after)
        .orderBy('source_id')
        .limit(limit)
        .execute(),

    /** Removes the data of a source about titles. */
    remove: async (source: string, titleIds: readonly string[]) => {
      for (const part of splitIntoBatches(titleIds, valuesPerStatement))
        await db
          .deleteFrom('title_sources')
          .where('source', '=', source)
          .where('title_id', 'in', part)
          .execute();
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
