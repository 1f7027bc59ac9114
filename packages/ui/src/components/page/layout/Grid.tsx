import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import type { Space } from './gapVariants.ts';
import { gapVariants } from './gapVariants.ts';

export interface GridProps extends RootAttributes<HTMLElement> {
  /** Element to render; a list when the children are `<li>` elements. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /**
   * `2` and `3`: that many equal columns, fewer on narrower screens. `cards`: one, two or three columns of 240 px,
   * depending on the width. `shelf`: as many columns of 240 px as fit. `aside`: a column of 296 px and one for the remaining width.
   * `notes`: a column for the remaining width and one of 280 px, from 1200 px.
   */
  columns: '2' | '3' | 'cards' | 'shelf' | 'aside' | 'notes';
  /** In steps of 4 px. */
  gap?: Space;
  /**
   * For long lists: the browser skips style and layout of items far outside the window (`content-visibility: auto`). Their
   * height is estimated by the CSS variable `--gs-row` of the list, 350px by default.
   */
  lazy?: boolean;
  /** Grid items, row by row. */
  children: ReactNode;
}

/** Items in columns; a single column on a phone. Renders a `<div>` element, or the one given as `as`. */
export function Grid({ as = 'div', columns, gap = 6, lazy = false, ...rest }: GridProps) {
  // TypeScript would otherwise check the props against the attributes of every possible element.
  const Tag = as as ElementType;
  return <Tag {...rest} className={styles({ ...rest, columns, gap, lazy }).className} />;
}

const styles = css({
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
        // At most two columns (three with @lg), and fewer when a large text size leaves less room.
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
      notes: { '@lg': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 17.5rem)' } },
    },
    gap: gapVariants,
    lazy: {
      true: {
        // Without `overflow-clip-margin` the glow of a card would be clipped, so those browsers skip nothing.
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
