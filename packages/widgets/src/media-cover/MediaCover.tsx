import { type CoverShape, type MediaType, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';
import { Image, type ImageProps } from '@gildshelf/ui';
import { coverSources } from './coverSources.ts';

export interface MediaCoverProps {
  /** The title, as `present` shows it. */
  readonly view: MediaView;
  /** Said where the cover is described: 'Hades (Game)'. */
  readonly type: MediaType;
  /** What the cover is drawn for: a carousel's card, a dashboard's, a title page, a wide banner, a small thumbnail. */
  readonly shape: CoverShape;
  /** CSS pixels; without it as wide as the shape is usually shown. The height follows from the shape. */
  readonly width?: number;
  /** Says what it is where no title stands beside it. */
  readonly described?: boolean;
  /** As of `Image`: whether the picture fills its frame or stands whole in it. */
  readonly fit?: ImageProps['fit'];
  /** As of `Image`: how round its corners are. */
  readonly radius?: ImageProps['radius'];
  /** `eager` in the first view. */
  readonly loading?: ImageProps['loading'];
  /** `high` for the one picture that the view waits for. */
  readonly fetchPriority?: ImageProps['fetchPriority'];
}

/** A title's cover at a size that never changes: the host's picture, or the one that we draw. */
export function MediaCover({ view, type, shape, width, described = false, ...look }: MediaCoverProps) {
  const usual = sizes[shape];
  const asked = width ?? usual.width;
  const { imageUrl, imageSet, fallback } = coverSources(view, shape);
  return (
    <Image
      // Another title is another picture, though it may stand at the same place.
      key={`${type} ${view.id}`}
      src={imageUrl}
      srcSet={imageSet}
      fallback={fallback}
      {...look}
      alt={described ? `${view.title} (${mediaTypes[type].label})` : ''}
      width={asked}
      height={Math.round((asked * usual.height) / usual.width)}
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
