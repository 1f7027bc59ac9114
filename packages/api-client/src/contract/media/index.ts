import * as messages from '../messages.ts';
import { anime } from './anime.ts';
import { game } from './game.ts';
import { movie } from './movie.ts';

export { type CatalogueType, catalogues } from './catalogues.ts';

/** THE list of media types: a new one is a file beside this and a word here (and in catalogues.ts, if it is browsed). */
export const mediaTypes = { game, anime, movie } as const;

/** 'game', 'anime' or 'movie'. */
export type MediaType = keyof typeof mediaTypes;

/** What is particular to a media type. Where no types are checked, another word is an Error in the words of §8. */
export function mediaTypeOf<Type extends MediaType>(type: Type): (typeof mediaTypes)[Type] {
  if (!Object.hasOwn(mediaTypes, type)) throw new Error(messages.media.unsupportedType);
  return mediaTypes[type];
}
