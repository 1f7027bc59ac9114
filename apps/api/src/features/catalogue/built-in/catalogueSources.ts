import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../providers/CatalogueProvider.ts';
import { cells, type Row } from './readTable.ts';

/** Describes how the built-in titles of one media type are parsed and listed. */
export interface CatalogueSource {
  readonly mediaType: MediaType;
  /** `<table>.tsv`, with `<table>_ids.tsv`, `<table>.descriptions.tsv` and `<table>.names.tsv` beside it. */
  readonly table: string;
  /** Fields of an item that lists include. */
  readonly cardFields: readonly string[];
  readonly read: (row: Row, description: string) => StoredItem;
  /** Names indexed for search, in addition to the shown name and those of `<table>.names.tsv`. */
  readonly names: (item: StoredItem) => readonly unknown[];
}

const games: CatalogueSource = {
  mediaType: 'game',
  table: 'games',
  cardFields: ['name', 'released', 'tba', 'genres', 'type'],
  read: (row, description) => ({
    name: row.name,
    released: cells.text(row.released),
    tba: row.tba === '1',
    platforms: cells.list(row.platforms).map((name) => ({ platform: { name, slug: platformSlug(name) } })),
    esrb_rating: row.esrb ? { name: row.esrb } : null,
    rawg_rating: cells.number(row.rating),
    description_raw: description,
    genres: cells.list(row.genres),
    type: 'game',
    facts: { developer: cells.text(row.developer), rating_source: cells.text(row.rating_source) },
  }),
  names: ({ name }) => [name],
};

function platformSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

const anime: CatalogueSource = {
  mediaType: 'anime',
  table: 'anime',
  cardFields: ['title', 'title_english', 'year', 'genres', 'type'],
  read: (row, description) => ({
    title: row.title,
    title_english: cells.text(row.title_english),
    title_japanese: cells.text(row.title_japanese),
    trailer: row.trailer_youtube_id
      ? { embed_url: `https://www.youtube-nocookie.com/embed/${row.trailer_youtube_id}` }
      : null,
    episodes: cells.number(row.episodes),
    status: cells.text(row.status),
    score: cells.number(row.score),
    rating: cells.text(row.rating),
    year: cells.number(row.year),
    aired_prop: { from: cells.date(row.aired_from), to: cells.date(row.aired_to) },
    duration: cells.text(row.duration),
    type: 'anime',
    format: cells.text(row.type),
    synopsis: description,
    genres: cells.list(row.genres),
    facts: {
      season: cells.text(row.season),
      studio: cells.text(row.studio),
      score_source: cells.text(row.score_source),
    },
  }),
  names: ({ title, title_english, title_japanese }) => [title_english, title, title_japanese],
};

/** The built-in movies, which can be tracked but not browsed yet. */
const movies: CatalogueSource = {
  mediaType: 'movie',
  table: 'movies',
  cardFields: ['title', 'released', 'genres', 'type'],
  read: (row) => ({
    title: row.title,
    released: cells.text(row.released),
    runtime: cells.number(row.runtime_min),
    certification: cells.text(row.certification),
    genres: cells.list(row.genres),
    type: 'movie',
    original_title: cells.text(row.original_title),
    facts: {
      director: cells.text(row.director),
      country: cells.text(row.country),
      score: cells.number(row.score),
      score_source: cells.text(row.score_source),
    },
  }),
  names: ({ title, original_title }) => [title, original_title],
};

export const catalogueSources: Readonly<Record<MediaType, CatalogueSource>> = {
  game: games,
  anime,
  movie: movies,
};
