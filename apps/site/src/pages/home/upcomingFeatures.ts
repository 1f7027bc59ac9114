import { catalogues } from '@gildshelf/api-client/contract';

/** Media types that Home announces, with the names in that text; each is available once it has a catalogue. */
const mediaTypes = { movie: 'movies', show: 'TV shows' };

/** The announcement of the features that are not available yet. */
export function upcomingFeatures(catalogue: object = catalogues): string {
  const missing = Object.entries(mediaTypes).flatMap(([type, name]) => (type in catalogue ? [] : name));
  return `More features (${[...missing, 'deeper community tools'].join(', ')}) are coming.`;
}
