import type { Columns, RowOf } from './columns.ts';
import type { Licence } from './licences.ts';

export type MediaType = 'game' | 'anime' | 'movie';

/** A table of the catalogue: its file is published under one licence, so tables of different licences are never joined into one file. */
export interface Table {
  /** What the rows describe, or which titles they connect. */
  readonly subject: MediaType | 'relation';
  readonly licence: Licence;
  /** The source of every row of a table without the column `sources`. */
  readonly source?: string;
  readonly columns: Columns;
}

const animeColumns = {
  ...{ rank: 'integer', popularity: 'decimal', id: 'key', name: 'key', name_from: 'key' },
  ...{ title_english: 'text', title_romaji: 'text', title_japanese: 'text', other_names: 'list' },
  ...{
    type: 'text',
    episodes: 'integer',
    status: 'text',
    released: 'date',
    aired_to: 'date',
    year: 'integer',
  },
  ...{ season: 'text', genres: 'list', studio: 'list', mal_id: 'text', anilist_id: 'text', anidb_id: 'text' },
  ...{ kitsu_id: 'text', bangumi_id: 'text', ann_id: 'text', anisearch_id: 'text', livechart_id: 'text' },
  ...{ simkl_id: 'text', animeplanet_slug: 'text', tmdb_movie_id: 'text', tmdb_tv: 'text' },
  ...{ tmdb_season: 'integer', franchise: 'text', official_site: 'text', sources: 'list' },
} as const satisfies Columns;

/** The tables by name; the file of a table is `data/<name>.tsv.zst`. */
export const tables = {
  games: {
    subject: 'game',
    licence: 'CC-BY-SA-4.0',
    columns: {
      ...{ rank: 'integer', popularity: 'decimal', id: 'key', name: 'key', other_names: 'list' },
      ...{ released: 'date', year: 'integer', platforms: 'list', genres: 'list', developer: 'list' },
      ...{ publisher: 'list', esrb: 'text', series: 'text', steam_id: 'text', wikidata_id: 'text' },
      ...{ imdb_id: 'text', wikipedia_article: 'text', sources: 'list', fact_check: 'text' },
    },
  },
  movies: {
    subject: 'movie',
    licence: 'CC-BY-SA-4.0',
    columns: {
      ...{ rank: 'integer', popularity: 'decimal', id: 'key', name: 'key', other_names: 'list' },
      ...{ released: 'date', year: 'integer', runtime_min: 'integer', genres: 'list', director: 'list' },
      ...{ country: 'list', imdb_id: 'text', wikidata_id: 'text', freebase_id: 'text' },
      ...{ wikipedia_article: 'text', series: 'list', sources: 'list', fact_check: 'text' },
    },
  },
  'movies.descriptions': {
    subject: 'movie',
    licence: 'CC-BY-SA-4.0',
    source: 'wikipedia',
    columns: { id: 'key', description: 'key', wikipedia_article: 'key' },
  },
  anime: { subject: 'anime', licence: 'ODbL-1.0', columns: animeColumns },
  anime_more: { subject: 'anime', licence: 'ODbL-1.0', columns: animeColumns },
  anime_ids: {
    subject: 'anime',
    licence: 'ODbL-1.0',
    source: 'fribb',
    columns: {
      ...{ mal_id: 'text', anilist_id: 'text', anidb_id: 'text', kitsu_id: 'text', ann_id: 'text' },
      ...{ anisearch_id: 'text', livechart_id: 'text', simkl_id: 'text', animeplanet_slug: 'text' },
      ...{ tmdb: 'text', franchise: 'text' },
    },
  },
  relations_games: {
    subject: 'relation',
    licence: 'CC-BY-SA-4.0',
    columns: { game: 'key', relation: 'key', other_game: 'key' },
  },
  relations_anime_movies: {
    subject: 'relation',
    licence: 'ODbL-1.0',
    columns: { anime: 'key', relation: 'key', movie: 'key' },
  },
  relations_movies_games: {
    subject: 'relation',
    licence: 'CC0-1.0',
    columns: { movie: 'key', relation: 'key', game: 'key' },
  },
} as const satisfies Readonly<Record<string, Table>>;

export type TableName = keyof typeof tables;

export type TableRow<Name extends TableName> = RowOf<(typeof tables)[Name]['columns']>;

export const tableNames = Object.keys(tables) as TableName[];

/** The file name of a table in the folder of the data. */
export function packedFile(name: TableName): string {
  return `${name}.tsv.zst`;
}
