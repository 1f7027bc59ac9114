import type { ReactNode, Ref } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import * as palette from '../../../theme/palette.ts';
import { styled } from '../../../theme/stitches.ts';
import { Icon } from '../../graphics/icon/Icon.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';

export interface TrailerFrameProps extends RootAttributes<HTMLDivElement> {
  /** Accessible name of the button: 'Play trailer'. */
  label: string;
  /** Short text on the image: 'Trailer'. */
  caption?: string;
  /** Error message (role `alert`), in place of the caption. */
  problem?: string;
  /** URL of the image, shown in the ratio 16 : 9. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the image. */
  imageSet?: string | null;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
  /** Called when the play button is clicked; without it there is no button. */
  onPlay?: () => void;
  /** Ref of the play button, to restore the focus when the video has ended. */
  playRef?: Ref<HTMLButtonElement>;
  /** The player, shown in place of the image; it fills the frame. */
  children?: ReactNode;
}

/** A frame of 16 : 9 with an image and a play button, or with the player itself. Renders a `<div>` element. */
export function TrailerFrame({
  label,
  caption,
  problem,
  imageUrl,
  imageSet,
  fallback,
  onPlay,
  playRef,
  children,
  ...rest
}: TrailerFrameProps) {
  if (children)
    return (
      <Frame {...rest} data-state="playing">
        {children}
      </Frame>
    );
  return (
    <Frame {...rest} data-state="image">
      <Image
        src={imageUrl}
        srcSet={imageSet}
        alt=""
        width={1280}
        height={720}
        fallback={fallback}
        fit="fill"
        loading="eager"
        fetchPriority="high"
      />
      {onPlay && (
        <PlayButton type="button" aria-label={label} onClick={onPlay} ref={playRef}>
          <Disc>
            <Icon name="play" size="lg" filled />
          </Disc>
        </PlayButton>
      )}
      {problem ? (
        <Caption role="alert">{problem}</Caption>
      ) : (
        caption && <Caption aria-hidden="true">{caption}</Caption>
      )}
    </Frame>
  );
}

const Frame = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: '$card',
  overflow: 'hidden',
  backgroundColor: '$surface',
  boxShadow: '$shadows$cover, 0 0 0 1px $colors$hairline',
  // Posters usually have faces in the upper half. Without a button or caption the whole image is visible.
  '& > img': { objectPosition: '50% 25%' },
  '& > img:only-child': { objectFit: 'contain' },
  '&[data-state="playing"] > *, & iframe': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
  },
});

// The whole image is the button; the disc is only its visual part.
const PlayButton = styled('button', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'linear-gradient(transparent 60%, rgba(2,9,18,.6))',
  color: palette.night,
  cursor: 'pointer',
  outlineOffset: '-4px !important',
  '@hover': { '&:hover > span': { transform: 'scale(1.06)' } },
  '&:active > span': { transform: 'scale(.97)' },
});

const Disc = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  // Optical centring of the triangle, in both text directions.
  paddingLeft: '3px',
  borderRadius: '$pill',
  // Opaque, because 70 % gold over an image has no predictable colour.
  background: 'linear-gradient(#F3E3A0, #E3C242 52%, #D0A51C)',
  boxShadow: '$shadows$goldEdge, 0 0 0 8px rgba(5,20,38,.35), $shadows$goldGlow',
  transition: 'transform $transitions$quick',
  '@motion': { transition: 'none' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    border: '2px solid ButtonText',
    color: 'ButtonText',
    background: 'ButtonFace',
    boxShadow: 'none',
  },
});

const Caption = styled('span', {
  position: 'absolute',
  insetInline: '14px',
  bottom: '10px',
  // The image is dark in every theme.
  color: '#fff',
  fontSize: '$14',
  fontWeight: '$title',
  textShadow: '0 1px 6px rgba(0,0,0,.7)',
  pointerEvents: 'none',
});
