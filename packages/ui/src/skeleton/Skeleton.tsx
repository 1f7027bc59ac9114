import type { RootAttributes } from '../theme/RootAttributes.ts';
import { keyframes, styled } from '../theme/stitches.ts';

export interface SkeletonProps extends RootAttributes<HTMLSpanElement, 'role'> {
  /** The shape of what comes: a line of text, a heading, an avatar, a home card 150 × 240, a collection card 240 × 350, a banner 16 : 9. */
  shape?: 'line' | 'heading' | 'circle' | 'tile' | 'card' | 'banner';
  /** For lines and headings. */
  width?: 'full' | 'half' | 'third';
}

/**
 * Keeps the place of something that is not there yet. Not read aloud: say it once, with `aria-busy` around it.
 * Renders a `<span>` element.
 */
export function Skeleton({ shape = 'line', width = 'full', ...rest }: SkeletonProps) {
  const lines = shape === 'line' || shape === 'heading';
  return <Root {...rest} aria-hidden shape={shape} width={lines ? width : undefined} />;
}

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const Root = styled('span', {
  display: 'block',
  backgroundColor: '$surfaceHigh',
  backgroundImage: 'linear-gradient(100deg, transparent 20%, $colors$washSoft 50%, transparent 80%)',
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@forcedColors': { border: '1px dashed GrayText' },
  variants: {
    shape: {
      line: { height: '1em', marginBlock: '0.25em', borderRadius: '$button' },
      heading: { height: '1.75rem', marginBlock: '0.25rem', borderRadius: '$button' },
      circle: { width: '88px', height: '88px', borderRadius: '$pill' },
      tile: { width: '150px', height: '240px', borderRadius: '$card' },
      card: { width: '240px', height: '350px', borderRadius: '$card' },
      banner: { width: '100%', aspectRatio: '16 / 9', borderRadius: '$card' },
    },
    width: { full: { width: '100%' }, half: { width: '50%' }, third: { width: '33%' } },
  },
});
