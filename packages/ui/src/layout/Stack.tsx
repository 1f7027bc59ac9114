import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import type { Space } from './gapVariants.ts';
import { gapVariants } from './gapVariants.ts';

export interface StackProps extends RootAttributes<HTMLElement> {
  /** The element it is: a list where its children are `<li>` elements. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'form';
  /** One below the other, or side by side in the direction of reading. */
  direction?: 'column' | 'row';
  /** Steps of 4 px. */
  gap?: Space;
  /** Across the direction; a row's things are in the middle of it unless this says otherwise. */
  align?: 'start' | 'centre' | 'end' | 'stretch' | 'baseline';
  /** Along the direction. */
  justify?: 'start' | 'centre' | 'end' | 'between';
  /** What finds no room goes on in the next line. */
  wrap?: boolean;
  /** A row becomes a column on a phone. */
  foldOnPhone?: boolean;
  /** Takes what is left of its row; in a row that wraps it moves to the next line where its longest word does not fit. */
  grow?: boolean;
  /** 44 px high also while nothing is in it: room for a button that comes late. */
  keepsRoom?: boolean;
  /** With `as="form"`: the browser checks nothing by itself. */
  noValidate?: boolean;
  /** What stands one after the other. */
  children: ReactNode;
}

/** Things one after the other, with one gap between them. Renders a `<div>` element, or the one that `as` names. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 4,
  align,
  justify,
  wrap,
  foldOnPhone,
  grow,
  keepsRoom,
  ...rest
}: StackProps) {
  const flow = foldOnPhone ? 'fold' : direction;
  const across = align ?? (flow === 'row' ? 'centre' : undefined);
  // Elements with the same attributes: TypeScript would hold them against each one's own.
  const Tag = as as ElementType;
  return (
    <Tag {...rest} className={look({ flow, gap, align: across, justify, wrap, grow, keepsRoom }).className} />
  );
}

const look = css({
  display: 'flex',
  minWidth: 0,
  variants: {
    flow: {
      column: { flexDirection: 'column' },
      row: { flexDirection: 'row' },
      fold: { flexDirection: 'column', '@sm': { flexDirection: 'row' } },
    },
    gap: gapVariants,
    align: {
      start: { alignItems: 'flex-start' },
      centre: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      centre: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    grow: { true: { flex: '1 1 min-content' } },
    keepsRoom: { true: { minHeight: '$touch' } },
  },
});
