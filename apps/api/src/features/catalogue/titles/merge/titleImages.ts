import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Picture } from '../../../../providers/CatalogueProvider.ts';

/** The fields of a title that has a picture: which of its sizes it is, and all of them as HTML writes a `srcset`. Lists look for the first. */
export function imageFields(
  mediaType: MediaType,
  sizes: readonly Picture[],
  shown: Picture | undefined,
): object {
  if (!shown) return {};
  const set = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { ...mediaTypes[mediaType].imageFields(shown.url), ...(sizes.length > 1 && { image_srcset: set }) };
}

/** In pixels: twice as wide as a card on the home page, and as wide as a large page. */
const cardWidth = 300;
const pageWidth = 1280;

/** The smallest that is sharp on a card, else the largest there is. Pictures come the smallest first. */
export function cardImage(pictures: readonly Picture[]): Picture | undefined {
  return pictures.find(({ width }) => width >= cardWidth) ?? pictures.at(-1);
}

/** The largest that is no wider than a page, else the smallest there is. */
export function pageImage(pictures: readonly Picture[]): Picture | undefined {
  return pictures.findLast(({ width }) => width <= pageWidth) ?? pictures[0];
}
