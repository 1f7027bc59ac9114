import type { CatalogueSource } from './CatalogueSource.ts';
import { cells } from './readTable.ts';

export const games: CatalogueSource = {
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
