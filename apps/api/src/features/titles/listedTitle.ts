import type { MediaType, StoredItem } from '@gildshelf/api-client/contract';
import { knownYear, viewOf } from '../../platform/titles/presentItem.ts';
import { type Covers, type TitleWithCover, titleResponse } from '../../platform/titles/titleResponse.ts';

/** A title with the fields of a list, and its year if it has no release date. */
export function listedTitle(
  covers: Covers,
  mediaType: MediaType,
  title: TitleWithCover & { readonly card: string; readonly item: string },
) {
  const response = titleResponse(covers, mediaType, title, title.card);
  // The whole item is parsed only where it is needed, because lists have many titles.
  if (viewOf(mediaType, response).year !== null) return response;
  const { facts } = JSON.parse(title.item) as StoredItem;
  return { ...response, ...releaseYear(mediaType, response, facts) };
}

/** The year of a title without a release date, if a source has it; nothing for other titles. */
export function releaseYear(mediaType: MediaType, response: object, facts: object = {}) {
  const view = viewOf(mediaType, response);
  const year = view.year === null ? knownYear(view, { facts }) : null;
  return year === null ? {} : { release_year: year };
}
