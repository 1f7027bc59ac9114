import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import type { Space } from './gapVariants.ts';
import { gapVariants } from './gapVariants.ts';

export interface GridProps extends RootAttributes<HTMLElement> {
  /** The element it is: a list where its children are `<li>` elements. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /**
   * `2` and `3`: as many equal columns, fewer on narrower screens. `cards`: one, two or three columns of 240 px by
   * the width there is, and `shelf` as many of them as there is room for. `aside`: a column of 296 px, then the rest.
   */
  columns: '2' | '3' | 'cards' | 'shelf' | 'aside';
  /** Steps of 4 px. */
  gap?: Space;
  /** For a long list: items far outside the window are neither styled nor laid out. There an item counts as high as the style property `--gs-row` of the list says, 350px by default. */
  lazy?: boolean;
  /** What stands in the columns, row by row. */
  children: ReactNode;
}

/** Things in columns; one column on a phone. Renders a `<div>` element, or the one that `as` names. */
export function Grid({ as = 'div', columns, gap = 6, lazy = false, ...rest }: GridProps) {
  // Elements with the same attributes: TypeScript would hold them against each one's own.
  const Tag = as as ElementType;
  return <Tag {...rest} className={look({ columns, gap, lazy }).className} />;
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
        // Room for two or three columns but no more, and fewer where large text leaves less.
        '@md': {
          gridTemplateColumns: 'repeat(auto-fill, 240px)',
          width: '100%',
          maxWidth: '560px',
          marginInline: 'auto',
        },
        '@lg': { maxWidth: '900px', marginInlineEnd: 0, justifyContent: 'end' },
      },
      shelf: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(0, 240px))',
        justifyContent: 'center',
        '@sm': { justifyContent: 'start' },
      },
      aside: { '@md': { gridTemplateColumns: '296px minmax(0, 1fr)' } },
    },
    gap: gapVariants,
    lazy: {
      true: {
        // Without this margin the glow of a card would be cut off, so nothing is skipped there.
        '@supports (overflow-clip-margin: 1px)': {
          '& > *': {
            contentVisibility: 'auto',
            containIntrinsicSize: 'auto var(--gs-row, 350px)',
            overflowClipMargin: '40px',
          },
        },
      },
    },
  },
});
