import type { ReactNode } from 'react';
import { css } from '../theme/stitches.ts';
import type { Space } from './gapVariants.ts';
import { gapVariants } from './gapVariants.ts';

export interface GridProps {
  as?: 'div' | 'ul' | 'section';
  /**
   * `2` and `3`: as many equal columns, fewer on narrower screens. `cards`: one, two or three columns of 240 px by
   * the width there is. `aside`: a column of 296 px, then the rest.
   */
  columns: '2' | '3' | 'cards' | 'aside';
  gap?: Space;
  id?: string;
  'aria-label'?: string;
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** Things in columns; one column on a phone. */
export function Grid({ as: Tag = 'div', columns, gap = 6, ...rest }: GridProps) {
  return <Tag className={look({ columns, gap }).className} {...rest} />;
}

const look = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  variants: {
    columns: {
      '2': { '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      '3': {
        '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
      cards: {
        gridTemplateColumns: 'minmax(0, 240px)',
        justifyContent: 'center',
        '@sm': { gridTemplateColumns: 'repeat(2, 240px)' },
        '@lg': { gridTemplateColumns: 'repeat(3, 240px)', justifyContent: 'end' },
      },
      aside: { '@md': { gridTemplateColumns: '296px minmax(0, 1fr)' } },
    },
    gap: gapVariants,
  },
});
