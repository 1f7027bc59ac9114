import type { CoverShape, MediaView } from '@gildshelf/api-client/contract';
import { coverDataUri, drawCover } from '@gildshelf/api-client/cover';

/** The generated cover of a title, as a `data:` URL. A separate module, so that it is loaded on demand. */
export function generatedCoverUrl({ title, year, genres }: MediaView, shape: CoverShape): string {
  return coverDataUri(drawCover({ title, year, genres }, shape));
}
