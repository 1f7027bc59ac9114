import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { Picture } from '../FoundTitle.ts';
import { raw } from '../facts.ts';
import { pictureAddress } from '../pictureAddress.ts';
import { pictureHosts } from '../pictureHosts.ts';

/** The sizes in which one format of a picture comes. */
export const pictureSizes = reading.optionalPart(
  z.object({ small_image_url: raw, image_url: raw, large_image_url: raw }),
);

type Sizes = z.output<typeof pictureSizes>;

/** Widths and heights as MyAnimeList cuts most posters; few differ, and by a few pixels of height. */
const sizes = [
  { field: 'small_image_url', width: 50, height: 71 },
  { field: 'image_url', width: 225, height: 318 },
  { field: 'large_image_url', width: 425, height: 600 },
] as const;

// What stands there for a title without a picture: 'qm_50.gif' and an icon of the site.
const poster = /\/images\/anime\//;

/** The sizes of a poster: as WebP, which weighs less, and as JPEG only where there is none. */
export function animePictures(formats: { readonly webp?: Sizes; readonly jpg?: Sizes } | null | undefined) {
  const webp = picturesIn(formats?.webp);
  return webp.length > 0 ? webp : picturesIn(formats?.jpg);
}

function picturesIn(given: Sizes | undefined): Picture[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = pictureAddress(given?.[field] ?? '', pictureHosts.jikan);
    return url && poster.test(url) ? [{ url, width, height }] : [];
  });
}
