import { Image, type ImageProps } from '../image/Image.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface StandingCoverProps extends RootAttributes<HTMLDivElement> {
  /** The address of the cover. */
  imageUrl?: string | null;
  /** The same picture in other widths, as HTML writes a `srcset`. */
  imageSet?: string | null;
  /** Empty where the title stands beside it. */
  alt?: string;
  /** What stands in for an image that is missing or fails. */
  fallback?: ImageProps['fallback'];
}

/** The cover on a title's own page: three wide, four high, standing on the shelf and mirrored in it. Renders a `<div>` element. */
export function StandingCover({ imageUrl, imageSet, alt = '', fallback, ...rest }: StandingCoverProps) {
  return (
    <Place {...rest}>
      <Stand>
        <Image
          src={imageUrl}
          srcSet={imageSet}
          alt={alt}
          width={282}
          height={375}
          fallback={fallback}
          radius="card"
          loading="eager"
          fetchPriority="high"
        />
      </Stand>
      <Shelf weight="hero" fade="both" />
    </Place>
  );
}

const Place = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // Room for the mirrored edge.
  paddingBottom: '$6',
  '@sm': { alignItems: 'stretch' },
});

const Stand = styled('div', {
  width: '100%',
  maxWidth: '240px',
  borderRadius: '$card',
  boxShadow: '$shadows$cover, 0 0 0 1px rgba(255,255,255,.08)',
  '-webkit-box-reflect': 'below 4px linear-gradient(transparent 86%, rgba(0,0,0,.16))',
  '& > *': { width: '100%' },
  '@sm': { maxWidth: 'none' },
});
