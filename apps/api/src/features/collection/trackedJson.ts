import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Covers } from '../covers/createCovers.ts';
import type { TrackedTitle } from './createCollectionRepository.ts';

const mark = '*';

/** Titles as a person's collection shows them, as the text of a JSON array. */
export function trackedJson(covers: Covers, mediaType: MediaType, items: readonly TrackedTitle[]): string {
  return `[${trackedItemsJson(covers, mediaType, items)}]`;
}

/**
 * Titles as a person's collection shows them, as the text within a JSON array. There may be thousands, and what is kept for lists went
 * through the contract when it was kept: it is neither parsed nor written again, and shares no field with the rest. A card
 * that has a picture begins with it; our own cover stands where it has none.
 */
export function trackedItemsJson(
  covers: Covers,
  mediaType: MediaType,
  items: readonly TrackedTitle[],
): string {
  const picture = JSON.stringify(mediaTypes[mediaType].imageFields(mark)).slice(1, -1).split(mark);
  const pictureStart = `{${picture[0]?.slice(0, picture[0].indexOf(':'))}:`;
  let text = '';
  // Added up and not joined: the engine then copies the letters once, at the very end, which halves the work.
  for (const tracked of items) {
    const { title_id, slug, card, status, rating } = tracked;
    text += `${text && ','}{"id":"`;
    text += title_id;
    text += '","slug":"';
    text += inside(slug);
    text += '","user_status":"';
    text += inside(status);
    text += '","user_rating":';
    text += rating;
    text += ',';
    if (!card.startsWith(pictureStart)) {
      text += picture.join(inside(covers.address(mediaType, tracked)));
      text += ',';
    }
    text += covers.withPictures(title_id, card).slice(1);
  }
  return text;
}

const plain = /^[\w .:/?=~-]*$/;

/** A text as it stands between the quotes of JSON. */
function inside(text: string): string {
  return plain.test(text) ? text : JSON.stringify(text).slice(1, -1);
}
