import type { CatalogueItem } from '../client/index.ts';
import type { CatalogueType } from '../contract/index.ts';
import { fixtureAnime } from './fixtureAnime.ts';
import { fixtureGames } from './fixtureGames.ts';

/** The titles of every catalogue, by rank. */
export const fixtureCatalogue: Readonly<Record<CatalogueType, readonly CatalogueItem[]>> = {
  game: fixtureGames,
  anime: fixtureAnime,
};

/** A title by id or slug; throws an Error when there is none, so that a story fails for a mistyped title. */
export function fixtureTitle(type: CatalogueType, idOrSlug: string): CatalogueItem {
  const title = fixtureCatalogue[type].find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!title) throw new Error(`The fixtures have no ${type} '${idOrSlug}'.`);
  return title;
}
