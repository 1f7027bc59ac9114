import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface Fact {
  /** Name of the fact, unique within the list. */
  label: string;
  /** The value, in a few words. */
  value: ReactNode;
  /** For a long value: it gets a row of its own; half a row of a wide `grid`, or the remaining space of a `row` on wide screens. */
  wide?: boolean;
  /** Highlights the most important figure. */
  accent?: boolean;
}

export interface FactListProps extends RootAttributes<HTMLDListElement> {
  /** The facts in reading order. */
  facts: readonly Fact[];
  /**
   * `row` places a few facts side by side between two lines, in as many rows as they need (two columns on phones); `grid`
   * places many facts in one to three columns by the width of the list, which is that of its container.
   */
  variant?: 'row' | 'grid';
}

/** A list of names and values, with small names above the values and lines between them. Renders a `<dl>` element. */
export function FactList({ facts, variant = 'grid', ...rest }: FactListProps) {
  return (
    <dl {...rest} className={styles({ ...rest, variant }).className}>
      {facts.map(({ label, value, wide, accent }) => (
        <div key={label} data-wide={wide || undefined} data-accent={accent || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = css({
  display: 'grid',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minWidth: 0,
    paddingBlock: '$3',
    paddingInline: '0 $4',
    borderBottom: '1px solid $colors$hairline',
  },
  '& dt': { color: '$textSecondary', fontSize: '$12' },
  '& dd': { fontWeight: '$medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
  // A link with two lines is one target.
  '& dd > a:only-child': { '@touch': { display: 'inline-block' } },
  '& [data-accent] dd': { color: '$champagne', fontWeight: '$title' },
  '& [data-wide]': {
    gridColumn: '1 / -1',
    flexFlow: 'row wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '$6',
    paddingInlineEnd: 0,
  },
  '& [data-wide] dd': { minWidth: 0, maxWidth: '100%' },
  variants: {
    variant: {
      grid: {
        containerType: 'inline-size',
        // A size container has no width of its own.
        width: '100%',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        '& > div': { gridColumn: 'span 3' },
        // One column if the font is too large for two.
        '@container (max-width: 14rem)': { '& > div': { gridColumn: '1 / -1' } },
        // Three short values side by side, or two long ones.
        '@container (min-width: 26rem)': {
          '& > div': { gridColumn: 'span 2' },
          '& > [data-wide]': { gridColumn: 'span 3', flexFlow: 'column', alignItems: 'stretch', gap: '2px' },
        },
      },
      row: {
        // Two columns, or one if the font is too large for two.
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, 40%), 1fr))',
        gridAutoFlow: 'dense',
        borderTop: '1px solid $colors$hairline',
        '&:not(:has([data-wide])) > div:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
        '@sm': {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 'calc(2 * $space$5 + 1px)',
          borderBottom: '1px solid $colors$hairline',
          // Clips the line before the first fact of each row, which is drawn outside the list, but not a focus outline.
          clipPath: 'inset(-8px)',
          '& > div': {
            position: 'relative',
            flexDirection: 'column',
            alignItems: 'stretch',
            justifyContent: 'flex-start',
            maxWidth: '100%',
            paddingBlock: '$4',
            paddingInline: 0,
            borderBottom: 0,
          },
          '& > div::before': {
            content: '',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 'calc(-1 * $space$5 - 1px)',
            borderInlineStart: '1px solid $colors$hairline',
          },
          '& > [data-wide]': { flex: '1 1 11rem', flexFlow: 'column', alignItems: 'stretch' },
          '@lg': {
            columnGap: '57px',
            '& > div::before': { insetInlineStart: '-29px' },
          },
        },
      },
    },
  },
});
