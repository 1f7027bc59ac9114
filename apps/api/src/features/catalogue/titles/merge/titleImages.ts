import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { ImageVariant } from '../../../../providers/CatalogueProvider.ts';

/** Image fields of a title: the URL of the shown size first, because `trackedItemsJson` expects it there, then all sizes as a `srcset`. */
export function imageFields(
  mediaType: MediaType,
  sizes: readonly ImageVariant[],
  shown: ImageVariant | undefined,
): object {
  if (!shown) return {};
  const srcset = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return {
    ...mediaTypes[mediaType].imageFields(shown.url),
    ...(sizes.length > 1 && { image_srcset: srcset }),
  };
}

/** In pixels: twice as wide as a card on the home page, and as wide as a large page. */
const cardWidth = 300;
const pageWidth = 1280;

/** The smallest image that is sharp on a card, else the largest. `images` must be sorted by size, the smallest first. */
export function cardImage(images: readonly ImageVariant[]): ImageVariant | undefined {
  return images.find(({ width }) => width >= cardWidth) ?? images.at(-1);
}

/** The largest image that is not wider than a page, else the smallest. `images` must be sorted by size, the smallest first. */
export function pageImage(images: readonly ImageVariant[]): ImageVariant | undefined {
  return images.findLast(({ width }) => width <= pageWidth) ?? images[0];
}
