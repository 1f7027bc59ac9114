import type { CoverShape } from './shapes.ts';

const ownCover = /\/covers\/[^/?#]+\/[^/?#]+\.svg(\?v=[^&#]*)?$/;

/** The address of our own cover in a shape (`…/covers/<media-type>/<slug>.svg?v=…&shape=…`); anyone else's picture comes back as it is. */
export function coverUrl(imageUrl: string, shape: CoverShape): string {
  const own = ownCover.exec(imageUrl);
  return own ? `${imageUrl}${own[1] ? '&' : '?'}shape=${shape}` : imageUrl;
}
