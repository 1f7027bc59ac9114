import type { CoverShape } from './drawCover.ts';

const coverPath = /\/covers\/[^/?#]+\/[^/?#]+\.svg(\?v=[^&#]*)?$/;

/** The URL of a cover of our server in a shape (`…/covers/<media-type>/<slug>.svg?v=…&shape=…`); any other URL is returned unchanged. */
export function coverUrl(imageUrl: string, shape: CoverShape): string {
  const match = coverPath.exec(imageUrl);
  return match ? `${imageUrl}${match[1] ? '&' : '?'}shape=${shape}` : imageUrl;
}
