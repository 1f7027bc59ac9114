import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css, keyframes } from '../theme/stitches.ts';

export interface SkeletonProps extends RootAttributes<HTMLSpanElement, 'role'> {
  /** The shape of what comes: a line of text, a heading, an avatar, a home card 150 × 240, a collection card 240 × 350, a banner 16 : 9. */
  shape?: 'line' | 'heading' | 'circle' | 'tile' | 'card' | 'banner';
  /** For lines and headings, full where nothing else is said; a `word` is 5 em wide in whatever place. */
  width?: 'full' | 'half' | 'third' | 'word';
  /** What will stand here, where its size is known: it keeps just this room, unseen. In place of a shape. */
  children?: ReactNode;
}

/**
 * Keeps the place of something that is not there yet. Not read aloud: say it once, with `aria-busy` around it.
 * Renders a `<span>` element, around children a `<div>`.
 */
export function Skeleton({ shape = 'line', width, ...rest }: SkeletonProps) {
  const Tag = (rest.children ? 'div' : 'span') as ElementType;
  const { className } = look({ shape: rest.children ? 'content' : shape, width });
  return <Tag {...rest} aria-hidden className={className} />;
}

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const look = css({
  display: 'block',
  backgroundColor: '$surfaceHigh',
  backgroundImage: 'linear-gradient(100deg, transparent 20%, $colors$washSoft 50%, transparent 80%)',
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@forcedColors': { border: '1px dashed GrayText' },
  variants: {
    shape: {
      line: {
        width: '100%',
        height: '1em',
        marginBlock: '0.25em',
        borderRadius: '$button',
        // On a line with words it stands as a word does.
        lineHeight: 1,
        '&::before': { content: '"\\200b"' },
      },
      heading: { width: '100%', height: '1.75rem', marginBlock: '0.25rem', borderRadius: '$button' },
      circle: { width: '88px', height: '88px', borderRadius: '$pill' },
      tile: { width: '150px', height: '240px', borderRadius: '$card' },
      card: { width: '240px', height: '350px', borderRadius: '$card' },
      content: { width: 'fit-content', borderRadius: '$button', '& > *': { visibility: 'hidden' } },
      banner: { width: '100%', aspectRatio: '16 / 9', borderRadius: '$card' },
    },
    width: {
      full: {},
      half: { width: '50%' },
      third: { width: '33%' },
      word: { width: '5em' },
    },
  },
});
