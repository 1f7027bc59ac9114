import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';

/** The English noun for a title of a media type: 'game', 'TV show'. */
export function singularNoun(type: MediaType): string {
  // The capital letters of 'TV' stay.
  return mediaTypes[type].label.replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
