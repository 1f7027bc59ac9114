import { createHash } from 'node:crypto';
import type { MediaType } from '@gildshelf/api-client/contract';
import { coverShapes, drawCover } from '@gildshelf/api-client/cover';
import { proxyImageUrls } from '../image-proxy/imageUrls.ts';

export type Covers = ReturnType<typeof createCovers>;

/** A title whose cover has a URL. The URL changes when the title changes and when the drawing of covers changes. */
export interface TitleWithCover {
  readonly slug: string;
  readonly updated_at: number;
}

/**
 * Builds the URLs of generated covers, which are absolute since sites on other origins show them. Where the image proxy is on,
 * it also rewrites the URLs of providers' images to that proxy.
 */
export function createCovers(apiUrl: string, isImageProxyOn = false) {
  const drawing = drawingVersion();
  const version = ({ updated_at }: TitleWithCover) => drawing + updated_at.toString(36);
  return {
    version,
    coverUrl: (mediaType: MediaType, title: TitleWithCover) =>
      `${apiUrl}/covers/${mediaType}/${title.slug}.svg?v=${version(title)}`,
    /** The JSON of a title, with the URLs of providers' images rewritten to the image proxy where that is on. */
    withProxiedImages: isImageProxyOn ? proxyImageUrls(apiUrl) : (_titleId: string, json: string) => json,
  };
}

const samples = [
  { title: 'The Witcher 3: Wild Hunt', year: 2015, genres: ['Action', 'RPG'] },
  { title: 'Mononoke', year: 1997, genres: ['Adventure', 'Fantasy'] },
  { title: 'Up', year: null, genres: [] },
];

/** Clients cache covers by URL for a year, so a change in the drawing has to change the URLs. */
function drawingVersion(): string {
  const hash = createHash('sha256');
  for (const sample of samples) for (const shape of coverShapes) hash.update(drawCover(sample, shape));
  return hash.digest('hex').slice(0, 6);
}
