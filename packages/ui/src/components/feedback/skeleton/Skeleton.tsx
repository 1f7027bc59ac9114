import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, keyframes } from '../../../theme/stitches.ts';

export interface SkeletonProps extends RootAttributes<HTMLSpanElement, 'role'> {
  /**
   * Shape of the content: a line of text, a heading, an avatar (`circle`), a home card of 150 × 240 px (`tile`), a collection
   * card of 240 × 350 px (`card`), a banner of 16 : 9.
   */
  shape?: 'line' | 'heading' | 'circle' | 'tile' | 'card' | 'banner';
  /** Width of lines and headings, full by default; `word` is always 5 em. */
  width?: 'full' | 'half' | 'third' | 'word';
  /** In place of a shape: sample content of the expected size, which is rendered invisibly. */
  children?: ReactNode;
}

/**
 * A placeholder for content that is loading. It is hidden from screen readers: set `aria-busy` once on the container.
 * Renders a `<span>` element, with children a `<div>`.
 */
export function Skeleton({ shape = 'line', width, ...rest }: SkeletonProps) {
  const Tag = (rest.children ? 'div' : 'span') as ElementType;
  const { className } = styles({ ...rest, shape: rest.children ? 'content' : shape, width });
  return <Tag {...rest} aria-hidden className={className} />;
}

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const styles = css({
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
        // Aligns with the baseline of adjacent text.
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
