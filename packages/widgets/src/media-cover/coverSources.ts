import { type CoverShape, coverUrl, type MediaView } from '@gildshelf/api-client/contract';

/** Where a title's cover comes from. */
export interface CoverSources {
  /** The host's picture, our own covers in the asked shape; null where there is none. */
  readonly imageUrl: string | null;
  /** The host's picture in other widths, as HTML writes them. */
  readonly imageSet?: string | null | undefined;
  /** Draws the cover that stands in for a picture which is missing or fails; what draws it is loaded only then. */
  readonly fallback: () => Promise<string>;
}

/** The picture of a title and what stands in for it. */
export function coverSources(view: MediaView, shape: CoverShape): CoverSources {
  return {
    imageUrl: view.imageUrl && coverUrl(view.imageUrl, shape),
    imageSet: view.imageSet,
    fallback: async () => {
      const { drawnCover } = await import('./drawnCover.ts');
      return drawnCover(view, shape);
    },
  };
}
