import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { Picture } from '../FoundTitle.ts';
import { raw } from '../facts.ts';
import { pictureAddress } from '../pictureAddress.ts';
import { pictureHosts } from '../pictureHosts.ts';

/** The sizes of a cover. */
export const coverSizes = reading.optionalPart(z.object({ medium: raw, large: raw, extraLarge: raw }));

/** AniList keeps the width; the height is that of most covers, and few differ by more than some pixels. */
const sizes = [
  { field: 'medium', width: 100, height: 142 },
  { field: 'large', width: 230, height: 326 },
  { field: 'extraLarge', width: 460, height: 652 },
] as const;

const noCover = /\/default\.\w+$/;

/** The sizes of a cover; none for the picture that stands for a missing one. */
export function coverPictures(given: z.output<typeof coverSizes>): Picture[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = pictureAddress(given?.[field] ?? '', pictureHosts.anilist);
    return url && !noCover.test(url) ? [{ url, width, height }] : [];
  });
}
