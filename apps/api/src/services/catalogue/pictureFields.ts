import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Picture } from '../../providers/catalogue/FoundTitle.ts';

/** The fields of a title that has a picture: which of its sizes it is, and all of them as HTML writes a `srcset`. Lists look for the first. */
export function pictureFields(
  mediaType: MediaType,
  sizes: readonly Picture[],
  shown: Picture | undefined,
): object {
  if (!shown) return {};
  const set = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { ...mediaTypes[mediaType].imageFields(shown.url), ...(sizes.length > 1 && { image_srcset: set }) };
}
