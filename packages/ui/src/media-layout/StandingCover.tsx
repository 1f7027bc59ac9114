import { Image, type ImageProps } from '../image/Image.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface StandingCoverProps extends RootAttributes<HTMLDivElement> {
  /** URL of the cover. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the cover. */
  imageSet?: string | null;
  /** Text alternative; empty when the title is beside the cover. */
  alt?: string;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
}

/** The cover on the page of a title: ratio 3 : 4, standing on a shelf with a reflection. Renders a `<div>` element. */
export function StandingCover({ imageUrl, imageSet, alt = '', fallback, ...rest }: StandingCoverProps) {
  return (
    <Root {...rest}>
      <Frame>
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
      </Frame>
      <Shelf weight="hero" fade="both" />
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // Space for the reflection.
  paddingBottom: '$6',
  '@sm': { alignItems: 'stretch' },
});

const Frame = styled('div', {
  width: '100%',
  maxWidth: '240px',
  borderRadius: '$card',
  boxShadow: '$shadows$cover, 0 0 0 1px rgba(255,255,255,.08)',
  '-webkit-box-reflect': 'below 4px linear-gradient(transparent 86%, rgba(0,0,0,.16))',
  '& > *': { width: '100%' },
  '@sm': { maxWidth: 'none' },
});
