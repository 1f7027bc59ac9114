import { createHash } from 'node:crypto';
import type { MediaType } from '@gildshelf/api-client/contract';
import { coverShapes, drawCover } from '@gildshelf/api-client/cover';
import { proxyImageUrls } from '../image-proxy/imageUrls.ts';

export type Covers = ReturnType<typeof createCovers>;

/** Something whose cover has an address: it changes when the title changes, and when covers are drawn differently. */
export interface Covered {
  readonly slug: string;
  readonly updated_at: number;
}

/**
 * The addresses of our own covers, absolute, since sites on other origins show them; and those of providers' pictures, which
 * are ours too where they are kept here.
 */
export function createCovers(apiUrl: string, pictureCache = false) {
  const drawing = drawingVersion();
  const version = ({ updated_at }: Covered) => drawing + updated_at.toString(36);
  return {
    version,
    address: (mediaType: MediaType, title: Covered) =>
      `${apiUrl}/covers/${mediaType}/${title.slug}.svg?v=${version(title)}`,
    /** JSON of a title, with its pictures' addresses as they go out. */
    withPictures: pictureCache ? proxyImageUrls(apiUrl) : (_titleId: string, json: string) => json,
  };
}

const samples = [
  { title: 'The Witcher 3: Wild Hunt', year: 2015, genres: ['Action', 'RPG'] },
  { title: 'Mononoke', year: 1997, genres: ['Adventure', 'Fantasy'] },
  { title: 'Up', year: null, genres: [] },
];

/** Covers are kept for ever by their address, so that another way of drawing must give other addresses. */
function drawingVersion(): string {
  const hash = createHash('sha256');
  for (const sample of samples) for (const shape of coverShapes) hash.update(drawCover(sample, shape));
  return hash.digest('hex').slice(0, 6);
}
