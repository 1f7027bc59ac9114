import { anime, animeCatalogue, animeStorage } from './anime.ts';
import { game, gameCatalogue, gameStorage } from './game.ts';
import type { Credit } from './mediaView.ts';

// The media types that visitors can browse and search, in the order in which lists show them. A new one needs a file in this folder
// and an entry in each of the three objects, which are separate so that a bundle contains only those that it uses.

export const catalogues = { game: gameCatalogue, anime: animeCatalogue } as const;

/** Their definitions. */
export const browsableTypes = { game, anime } as const;

/** How a server stores their titles. */
export const browsableStorage = { game: gameStorage, anime: animeStorage } as const;

/** A media type with a top list, search and title pages. */
export type CatalogueType = keyof typeof catalogues;

/** Their names, in the same order. */
export const catalogueTypes = /* @__PURE__ */ Object.keys(catalogues) as unknown as readonly [
  CatalogueType,
  ...CatalogueType[],
];

/** The providers of the data of the built-in titles. */
export const builtInCredits = /* @__PURE__ */ Object.fromEntries(
  catalogueTypes.map((type) => [type, catalogues[type].dataCredit]),
) as Readonly<Record<CatalogueType, Credit>>;
