import type { Picture } from '../FoundTitle.ts';
import { pictureAddress } from '../pictureAddress.ts';
import { pictureHosts } from '../pictureHosts.ts';

/** Widths that RAWG's resizing knows. Its pictures are screenshots, as wide as a screen: 16 to 9. */
const widths = [420, 640, 1280];

const place = /^(https:\/\/[^/]+\/media\/)(?:resize\/[^/]+\/[^/]+\/|crop\/[^/]+\/[^/]+\/)?([^/].*)$/;

/** The sizes of the first picture that is one of RAWG's. */
export function gamePictures(addresses: readonly (string | undefined)[]): Picture[] {
  for (const address of addresses) {
    const [, media, file] = place.exec(pictureAddress(address ?? '', pictureHosts.rawg) ?? '') ?? [];
    if (media && file)
      return widths.map((width) => ({
        url: `${media}resize/${width}/-/${file}`,
        width,
        height: Math.round((width * 9) / 16),
      }));
  }
  return [];
}
