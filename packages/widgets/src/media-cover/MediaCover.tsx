import { type CoverShape, type MediaType, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';
import { Image, type ImageProps, type StylingProps, useTranslate } from '@gildshelf/ui';
import { coverSources } from './coverSources.ts';

export interface MediaCoverProps extends StylingProps {
  /** The title, as returned by `present`. */
  readonly view: MediaView;
  /** Media type; named in the text alternative, 'Hades (Game)', when `described` is set. */
  readonly type: MediaType;
  /** Where the cover is used: a carousel card, a dashboard card, a title page, a wide banner or a small thumbnail. */
  readonly shape: CoverShape;
  /** Width in CSS pixels; defaults to the usual width of the shape. The height follows from the shape. */
  readonly width?: number;
  /** Adds a text alternative, for covers without the title next to them. */
  readonly described?: boolean;
  /** Passed to `Image`: whether the image has a fixed size, shrinks with its column or fills its box. */
  readonly fit?: ImageProps['fit'];
  /** Passed to `Image`: the radius of its corners. */
  readonly radius?: ImageProps['radius'];
  /** `eager` for a cover in the initial viewport. */
  readonly loading?: ImageProps['loading'];
  /** `high` for the main image of the initial viewport. */
  readonly fetchPriority?: ImageProps['fetchPriority'];
}

/** A title's cover at a size that never changes: the image of the API, or a generated one. */
export function MediaCover({ view, type, shape, width, described = false, ...imageProps }: MediaCoverProps) {
  const translate = useTranslate();
  const defaultSize = sizes[shape];
  const shownWidth = width ?? defaultSize.width;
  const { imageUrl, imageSet, fallback } = coverSources(view, shape);
  return (
    <Image
      // Another title gets a new image element, even at the same position in the tree.
      key={`${type} ${view.id}`}
      src={imageUrl}
      srcSet={imageSet}
      fallback={fallback}
      {...imageProps}
      alt={
        described
          ? translate('{title} ({type})', { title: view.title, type: translate(mediaTypes[type].label) })
          : ''
      }
      width={shownWidth}
      height={Math.round((shownWidth * defaultSize.height) / defaultSize.width)}
    />
  );
}

const sizes: Readonly<Record<CoverShape, { readonly width: number; readonly height: number }>> = {
  card: { width: 150, height: 180 },
  dashboard: { width: 240, height: 250 },
  detail: { width: 282, height: 375 },
  banner: { width: 640, height: 358 },
  thumbnail: { width: 56, height: 67 },
};
