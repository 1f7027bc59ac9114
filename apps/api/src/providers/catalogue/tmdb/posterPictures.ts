import type { Picture } from '../FoundTitle.ts';
import { pictureHosts } from '../pictureHosts.ts';

const [host] = pictureHosts.tmdb;
const file = /^\/[\w-]{1,100}\.(?:jpg|png|webp)$/;

/** Widths that TMDB gives; posters are 2 to 3. */
const widths = [185, 342, 500];

/** The sizes of a poster, by the path that TMDB tells. */
export function posterPictures(path: string | undefined): Picture[] {
  if (!path || !file.test(path)) return [];
  return widths.map((width) => ({
    url: `https://${host}/t/p/w${width}${path}`,
    width,
    height: Math.round((width * 3) / 2),
  }));
}
