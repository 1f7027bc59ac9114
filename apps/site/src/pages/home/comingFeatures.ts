import { catalogues } from '@gildshelf/api-client/contract';

/** Media types that Home announces, in the specification's words (§1): each is there once it has a catalogue. */
const mediaTypes = { movie: 'movies', show: 'TV shows' };

/** A sentence about the features that are not there yet. */
export function comingFeatures(catalogue: object = catalogues): string {
  const missing = Object.entries(mediaTypes).flatMap(([type, words]) => (type in catalogue ? [] : words));
  return `More features (${[...missing, 'deeper community tools'].join(', ')}) are coming.`;
}
