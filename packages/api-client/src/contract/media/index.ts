import * as messages from '../messages/required.ts';
import { anime } from './anime.ts';
import { game } from './game.ts';
import { movie } from './movie.ts';

export { builtInCredits, type CatalogueType, catalogues, catalogueTypes } from './catalogues.ts';

/** All media types. A new one needs a file in this folder and an entry here, in storage.ts and, if it can be browsed, in catalogues.ts. */
export const mediaTypes = { game, anime, movie } as const;

/** 'game', 'anime' or 'movie'. */
export type MediaType = keyof typeof mediaTypes;

/** Their names, in the same order. */
export const mediaTypeNames = /* @__PURE__ */ Object.keys(mediaTypes) as unknown as readonly [
  MediaType,
  ...MediaType[],
];

/** The definition of a media type. Throws an Error for an unknown type, for callers without type checks. */
export function mediaTypeOf<Type extends MediaType>(type: Type): (typeof mediaTypes)[Type] {
  if (!Object.hasOwn(mediaTypes, type)) throw new Error(messages.media.unsupportedType);
  return mediaTypes[type];
}
