import * as limits from '../limits.ts';
import { anime, animeCatalogue, animeStorage } from './anime.ts';
import { game, gameCatalogue, gameStorage } from './game.ts';
import { manga, mangaCatalogue, mangaStorage } from './manga.ts';
import type { Credit } from './mediaView.ts';
import { movie, movieCatalogue, movieStorage } from './movie.ts';
import { show, showCatalogue, showStorage } from './show.ts';

// The media types that visitors can browse and search, in the order in which lists show them. A new one needs a file in this folder
// and an entry in each of the three objects, which are separate so that a bundle contains only those that it uses.

export const catalogues = {
  game: gameCatalogue,
  anime: animeCatalogue,
  movie: movieCatalogue,
  show: showCatalogue,
  manga: mangaCatalogue,
} as const;

/** Their definitions. */
export const browsableTypes = { game, anime, movie, show, manga } as const;

/** How a server stores their titles. */
export const browsableStorage = {
  game: gameStorage,
  anime: animeStorage,
  movie: movieStorage,
  show: showStorage,
  manga: mangaStorage,
} as const;

/** A media type with a top list, search and title pages. */
export type CatalogueType = keyof typeof catalogues;

/** Their names, in the same order. */
export const catalogueTypes = /* @__PURE__ */ Object.keys(catalogues) as unknown as readonly [
  CatalogueType,
  ...CatalogueType[],
];

/** The media types of which the built-in data has titles; a site shows the others only if its server has titles of them. */
export const builtInTypes: readonly CatalogueType[] = /* @__PURE__ */ catalogueTypes.filter(
  (type) => !('isOptional' in catalogues[type]),
);

/** The number of media types whose search results are sorted together: the first ones; those of each further type are a group. */
const sortedTogether = limits.searchResults / limits.searchResultsPerMediaType;

/** Whether the search results of a media type form a group of their own, after those that are sorted together. */
export function hasOwnSearchGroup(type: CatalogueType): boolean {
  return catalogueTypes.indexOf(type) >= sortedTogether;
}

/** The providers of the data of the built-in titles. */
export const builtInCredits = /* @__PURE__ */ Object.fromEntries(
  catalogueTypes.map((type) => [type, catalogues[type].dataCredit]),
) as Readonly<Record<CatalogueType, Credit>>;
