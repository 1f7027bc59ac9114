import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import type { Space } from './gapVariants.ts';
import { gapVariants } from './gapVariants.ts';

export interface StackProps extends RootAttributes<HTMLElement> {
  /** Element to render; a list when the children are `<li>` elements. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'form';
  /** Children below each other, or side by side in reading direction. */
  direction?: 'column' | 'row';
  /** In steps of 4 px. */
  gap?: Space;
  /** Alignment on the cross axis; `centre` by default in a row. */
  align?: 'start' | 'centre' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Alignment on the main axis. */
  justify?: 'start' | 'centre' | 'center' | 'end' | 'between';
  /** Wraps children that do not fit onto the next line. */
  wrap?: boolean;
  /** A row becomes a column on a phone. */
  foldOnPhone?: boolean;
  /** Fills the remaining width of its row; in a row that wraps, it moves to the next line when its longest word does not fit. */
  grow?: boolean;
  /** At least 44 px high even when empty: reserves the space of a button that is added later. */
  keepsRoom?: boolean;
  /** With `as="form"`: disables the validation of the browser. */
  noValidate?: boolean;
  /** Items of the stack. */
  children: ReactNode;
}

/** Children in a column or row with an equal gap. Renders a `<div>` element, or the one given as `as`. */
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
  const crossAlign = align ?? (flow === 'row' ? 'centre' : undefined);
  // TypeScript would otherwise check the props against the attributes of every possible element.
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={styles({ ...rest, flow, gap, align: crossAlign, justify, wrap, grow, keepsRoom }).className}
    />
  );
}

const styles = css({
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
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      centre: { justifyContent: 'center' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    grow: { true: { flex: '1 1 min-content' } },
    keepsRoom: { true: { minHeight: '$touch' } },
  },
});
