import type { CatalogueSource } from './CatalogueSource.ts';
import { cells } from './readTable.ts';

export const anime: CatalogueSource = {
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
