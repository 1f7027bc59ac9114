import { catalogues } from '@gildshelf/api-client/contract';

/** The features that Home announces, in the specification's words (§1), and whether each is there. */
const announced = (mediaTypes: readonly string[]) => [
  { feature: 'movies', isThere: mediaTypes.includes('movie') },
  { feature: 'TV shows', isThere: mediaTypes.includes('series') },
  { feature: 'deeper community tools', isThere: false },
];

/** A sentence about the features that are not there yet: a media type is there once it has a catalogue. */
export function comingFeatures(mediaTypes: readonly string[] = Object.keys(catalogues)): string {
  const missing = announced(mediaTypes).filter(({ isThere }) => !isThere);
  return `More features (${missing.map(({ feature }) => feature).join(', ')}) are coming.`;
}
