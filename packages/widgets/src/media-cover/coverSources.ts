import { type CoverShape, coverUrl, type MediaView } from '@gildshelf/api-client/contract';

/** Image sources of a title's cover. */
export interface CoverSources {
  /** URL of the image from the API, with the shape for the site's own covers; null when there is none. */
  readonly imageUrl: string | null;
  /** The same image in other widths, as an HTML `srcset`. */
  readonly imageSet?: string | null | undefined;
  /** Generates the URL of the cover that replaces a missing or failed image; the generator is loaded only then. */
  readonly fallback: () => Promise<string>;
}

/** The image of a title and its fallback. */
export function coverSources(view: MediaView, shape: CoverShape): CoverSources {
  return {
    imageUrl: view.imageUrl && coverUrl(view.imageUrl, shape),
    imageSet: view.imageSet,
    fallback: async () => {
      const { generatedCoverUrl } = await import('./generatedCoverUrl.ts');
      return generatedCoverUrl(view, shape);
    },
  };
}
