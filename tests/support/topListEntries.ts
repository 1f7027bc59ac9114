import type { CatalogueType } from '@gildshelf/api-client/contract';

/** An entry of a top list as a host sends it: a game or an anime with these fields. */
export function entry(type: CatalogueType, rank: unknown, item: object) {
  return { rank, [type]: item };
}

/** A list of `count` entries, ranked from 1. */
export function entries(type: CatalogueType, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const rank = index + 1;
    const item = { id: rank, slug: `${type}-${rank}` };
    return entry(type, rank, { ...item, [type === 'game' ? 'name' : 'title']: `Title ${rank}` });
  });
}
