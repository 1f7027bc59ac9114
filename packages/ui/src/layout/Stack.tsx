import type { FormEvent, ReactNode } from 'react';
import { css } from '../theme/stitches.ts';
import type { Space } from './gapVariants.ts';
import { gapVariants } from './gapVariants.ts';

export interface StackProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'form';
  direction?: 'column' | 'row';
  /** Steps of 4 px. */
  gap?: Space;
  align?: 'start' | 'centre' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'centre' | 'end' | 'between';
  wrap?: boolean;
  /** A row becomes a column on a phone. */
  foldOnPhone?: boolean;
  /** Takes what is left of the row it stands in. */
  grow?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-live'?: 'polite' | 'assertive';
  'aria-busy'?: boolean;
  noValidate?: boolean;
  onSubmit?: (event: FormEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** Things one after the other, with one gap between them. */
export function Stack({
  as: Tag = 'div',
  direction = 'column',
  gap = 4,
  align,
  justify,
  wrap,
  foldOnPhone,
  grow,
  ...rest
}: StackProps) {
  const flow = foldOnPhone ? 'fold' : direction;
  const across = align ?? (flow === 'row' ? 'centre' : undefined);
  return <Tag className={look({ flow, gap, align: across, justify, wrap, grow }).className} {...rest} />;
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
    grow: { true: { flex: 1 } },
  },
});
