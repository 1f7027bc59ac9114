import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaType } from '@gildshelf/api-client/contract';
import { packedFile, readRows, type TableName } from '@gildshelf/catalogue-data';
import type { InstalledTable } from '../../../platform/titles/openDataProgress.ts';
import type { OpenDataSource } from '../../../providers/CatalogueProvider.ts';
import { readTable } from '../built-in/readTable.ts';
import type { TitleToSave } from '../titles/StoredTitle.ts';
import {
  animeIds,
  conversionVersion,
  type MovieDescription,
  openAnime,
  openGame,
  openMovie,
} from './openTitles.ts';

/** A title with the number of its row in the table, from 1. */
export interface NumberedTitle {
  readonly number: number;
  readonly title: TitleToSave;
}

/** How a table is installed. */
export interface OpenTable {
  readonly mediaType: MediaType;
  readonly source: OpenDataSource;
  /** The files that its titles are read from. */
  readonly files: readonly TableName[];
  /** `titles` creates titles, `more-titles` only those that no id identifies with one of the same source, `ids` none. */
  readonly adds: 'titles' | 'more-titles' | 'ids';
  /** Reads the titles from row `from` on, in the order of the table. */
  readonly read: (folder: string, from: number) => AsyncGenerator<NumberedTitle>;
}

const animeTable = (name: 'anime' | 'anime_more', adds: OpenTable['adds']): OpenTable => ({
  ...{ mediaType: 'anime', source: 'open-anime', files: [name], adds },
  async *read(folder, from) {
    for await (const { number, row } of readRows(folder, name, from)) yield { number, title: openAnime(row) };
  },
});

export const openTables: Readonly<Record<InstalledTable, OpenTable>> = {
  anime: animeTable('anime', 'titles'),
  games: {
    ...{ mediaType: 'game', source: 'open-games', files: ['games'], adds: 'titles' },
    async *read(folder, from) {
      for await (const { number, row } of readRows(folder, 'games', from))
        yield { number, title: openGame(row) };
    },
  },
  movies: {
    ...{
      mediaType: 'movie',
      source: 'open-movies',
      files: ['movies', 'movies.descriptions'],
      adds: 'titles',
    },
    read: readMovies,
  },
  anime_more: animeTable('anime_more', 'more-titles'),
  anime_ids: {
    ...{ mediaType: 'anime', source: 'open-anime', files: ['anime_ids'], adds: 'ids' },
    async *read(folder, from) {
      for await (const { number, row } of readRows(folder, 'anime_ids', from)) {
        const title = { names: [], year: null, item: {}, pictures: [], isWhole: false, ids: animeIds(row) };
        yield { number, title: { ...title, mediaType: 'anime', source: 'open-anime', sourceId: '' } };
      }
    },
  },
};

/** Joins movies with their descriptions, which are in the same order. */
async function* readMovies(folder: string, from: number): AsyncGenerator<NumberedTitle> {
  const descriptions = readRows(folder, 'movies.descriptions');
  const nextDescription = async (): Promise<MovieDescription | undefined> =>
    (await descriptions.next()).value?.row;
  let description = await nextDescription();
  for await (const { number, row } of readRows(folder, 'movies')) {
    const ownDescription = description?.id === row.id ? description : undefined;
    if (ownDescription) description = await nextDescription();
    if (number >= from) yield { number, title: openMovie(row, ownDescription) };
  }
  if (description)
    throw new Error(`${packedFile('movies.descriptions')}: the rows are not in the order of the movies.`);
}

/** Identifies the content of a table and the version of its conversion. */
export async function sumOfTable(folder: string, name: InstalledTable): Promise<string> {
  const hash = createHash('sha256').update(`${conversionVersion}`);
  for (const file of openTables[name].files) hash.update(await readFile(join(folder, packedFile(file))));
  return hash.digest('base64url');
}

/** The ids of all titles of a source. */
export async function readSourceIds(
  folder: string,
  tables: readonly OpenTable[],
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const { adds, read } of tables)
    if (adds !== 'ids') for await (const { title } of read(folder, 1)) ids.add(title.sourceId);
  return ids;
}

/** The slugs of the built-in titles by table and id of the row that describes them, from the reviewed list `open_data.tsv`. */
export async function readBuiltInSlugs(catalogue: string): Promise<ReadonlyMap<string, string>> {
  const rows = await readTable(join(catalogue, 'open_data.tsv'));
  return new Map(rows.map(({ table, slug = '', id }) => [`${table} ${id}`, slug]));
}
