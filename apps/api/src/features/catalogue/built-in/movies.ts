import type { CatalogueSource } from './CatalogueSource.ts';
import { cells } from './readTable.ts';

/** The built-in movies, which can be tracked but not browsed yet. */
export const movies: CatalogueSource = {
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
