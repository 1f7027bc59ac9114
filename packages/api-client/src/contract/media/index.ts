import { anime, animeCatalogue } from './anime.ts';
import { game, gameCatalogue } from './game.ts';
import { movie } from './movie.ts';

/** THE list of media types: a new one is a file beside this and a word here. */
export const mediaTypes = { game, anime, movie } as const;

/** The media types that visitors can browse and search, in the order in which lists show them. */
export const catalogues = { game: gameCatalogue, anime: animeCatalogue } as const;

/** 'game', 'anime' or 'movie'. */
export type MediaType = keyof typeof mediaTypes;

/** A media type that has top lists, search and title pages. */
export type CatalogueType = keyof typeof catalogues;
