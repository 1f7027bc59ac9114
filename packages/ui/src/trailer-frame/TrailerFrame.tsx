import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Image, type ImageProps } from '../image/Image.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface TrailerFrameProps extends RootAttributes<HTMLDivElement> {
  /** What the button does: 'Play trailer'. */
  label: string;
  /** A word on the picture: 'Trailer'. */
  caption?: string;
  /** Why the player did not play: read out, in place of the caption. */
  problem?: string;
  /** The address of the picture, laid out at 16 to 9. */
  imageUrl?: string | null;
  /** The same picture in other widths, as HTML writes a `srcset`. */
  imageSet?: string | null;
  /** What stands in for a picture that is missing or fails. */
  fallback?: ImageProps['fallback'];
  /** The button was pressed. Without it there is only the picture. */
  onPlay?: () => void;
  /** The button, so that the focus can come back to it when the video has ended. */
  playRef?: Ref<HTMLButtonElement>;
  /** The player, in place of the picture: it fills the frame. */
  children?: ReactNode;
}

/**
 * Sixteen to nine: a picture with a gold button to play, or the player itself, in the same place.
 * Renders a `<div>` element.
 */
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
    <Frame {...rest} data-state="picture">
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
        <Play type="button" aria-label={label} onClick={onPlay} ref={playRef}>
          <Disc>
            <Icon name="play" size="lg" filled />
          </Disc>
        </Play>
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
  boxShadow: '$shadows$cover, 0 0 0 1px rgba(255,255,255,.08)',
  // The face of a poster is in its upper half; where nothing lies over it, all of it is seen.
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

// All of the picture is the button; the disc is where one looks.
const Play = styled('button', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'linear-gradient(transparent 60%, rgba(2,9,18,.6))',
  color: '$onGold',
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
  // The triangle looks centred a little to the right, in every direction of reading.
  paddingLeft: '3px',
  borderRadius: '$pill',
  // Opaque: 70 % gold over a picture of any colour would be mud.
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
  fontSize: '$14',
  fontWeight: '$title',
  textShadow: '0 1px 6px rgba(0,0,0,.7)',
  pointerEvents: 'none',
});
