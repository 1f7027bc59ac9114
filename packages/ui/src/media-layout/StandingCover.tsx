import { Image, type ImageProps } from '../image/Image.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import { styled } from '../theme/stitches.ts';

export interface StandingCoverProps {
  imageUrl?: string | null;
  /** Empty where the title stands beside it. */
  alt?: string;
  fallback?: ImageProps['fallback'];
}

/** The cover on a title's own page: three wide, four high, standing on the shelf and mirrored in it. */
export function StandingCover({ imageUrl, alt = '', fallback }: StandingCoverProps) {
  return (
    <Place>
      <Stand>
        <Image
          src={imageUrl}
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
  maxWidth: '240px',
  borderRadius: '$card',
  boxShadow: '$shadows$cover, 0 0 0 1px rgba(255,255,255,.08)',
  '-webkit-box-reflect': 'below 4px linear-gradient(transparent 86%, rgba(0,0,0,.16))',
  '& > *': { width: '100%' },
  '@sm': { maxWidth: 'none' },
});
