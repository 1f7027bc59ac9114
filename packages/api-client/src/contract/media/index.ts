import * as messages from '../messages/required.ts';
import { browsableTypes } from './catalogues.ts';

export {
  browsableTypes,
  builtInCredits,
  builtInTypes,
  type CatalogueType,
  catalogues,
  catalogueTypes,
  hasOwnSearchGroup,
} from './catalogues.ts';

/** All media types: those of catalogues.ts. One that could only be tracked would have its entries here and in storage.ts. */
export const mediaTypes = browsableTypes;

/** 'game', 'anime', 'movie', 'show' or 'manga'. */
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
