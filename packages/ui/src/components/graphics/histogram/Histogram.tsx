import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useLocale, useTranslate } from '../../../messages/useTranslate.ts';
import { cssVariables } from '../../../theme/cssVariables.ts';
import { styled } from '../../../theme/stitches.ts';
import { Table } from '../../typography/table/Table.tsx';

export interface HistogramBar {
  /** Name of the value in the table, unique within the histogram: '4.5 stars'. */
  label: string;
  /** How often the value occurs. */
  count: number;
  /** Text below the bar: '4'. */
  tick?: string;
  /** The value is the user's own: the bar is gold and labelled 'You'. */
  own?: boolean;
}

export interface HistogramProps extends RootAttributes<HTMLElement> {
  /** What the values are; the caption of the table: 'Ratings here'. */
  caption: string;
  /** The text that screen readers read in place of the bars. */
  summary: string;
  /** Heading of the values in the table: 'Rating'. */
  valueHeader: string;
  /** Heading of the counts in the table: 'Members'. */
  countHeader: string;
  /** The bars in their order. */
  bars: readonly HistogramBar[];
}

/** How often each of a few values occurs, as bars; 'As a table' shows the same as a table. Renders a `<figure>` element. */
export function Histogram({ caption, summary, valueHeader, countHeader, bars, ...rest }: HistogramProps) {
  reportMisuse(
    !summary,
    'A Histogram has no summary. Screen readers read it in place of the bars. Pass a text that says what they show: summary="Most members rate 4 stars."',
  );
  const translate = useTranslate();
  const numbers = new Intl.NumberFormat(useLocale());
  const highest = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <Root {...rest}>
      <Bars role="img" aria-label={summary} className={cssVariables({ bars: bars.length })}>
        {bars.map(({ label, count, tick, own }) => (
          <Column key={label}>
            {own && <Own>{translate('You')}</Own>}
            <Bar
              data-own={own ? '' : undefined}
              className={cssVariables({ share: Math.round((100 * count) / highest) / 100 })}
            />
            <Tick>{tick}</Tick>
          </Column>
        ))}
      </Bars>
      <details>
        <Summary>{translate('As a table')}</Summary>
        <Table
          caption={caption}
          captionHidden
          size="sm"
          rows={bars}
          rowKey={({ label }) => label}
          columns={[
            {
              key: 'value',
              header: valueHeader,
              rowHeader: true,
              cell: ({ label, own }) => (own ? `${label} (${translate('You')})` : label),
            },
            {
              key: 'count',
              header: countHeader,
              align: 'end',
              cell: ({ count }) => numbers.format(count),
            },
          ]}
        />
      </details>
    </Root>
  );
}

const Root = styled('figure', { display: 'flex', flexDirection: 'column', gap: '$3', margin: 0 });

const Bars = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--gs-bars), minmax(0, 1fr))',
  gap: '$1',
});

const Column = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // The highest bar with the label above it.
  minHeight: 'calc(96px + 3.25rem)',
});

const Bar = styled('div', {
  width: '100%',
  // A value without any has a line, so that its place is visible.
  height: 'max(2px, 96px * var(--gs-share))',
  borderRadius: '2px 2px 0 0',
  backgroundColor: '$border',
  '&[data-own]': { backgroundColor: '$goldPure' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    backgroundColor: 'CanvasText',
    '&[data-own]': { backgroundColor: 'Highlight' },
  },
});

const Own = styled('span', {
  color: '$champagne',
  fontSize: '$12',
  fontWeight: '$medium',
  lineHeight: '1.5rem',
  // Its word may be wider than a bar.
  whiteSpace: 'nowrap',
});

const Tick = styled('span', {
  height: '1.5rem',
  color: '$textSecondary',
  fontSize: '$12',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.75rem',
});

const Summary = styled('summary', {
  width: 'fit-content',
  minHeight: '$target',
  borderRadius: '2px',
  color: '$text',
  fontSize: '$14',
  lineHeight: '$sizes$target',
  cursor: 'pointer',
  '@touch': { minHeight: '$touch', lineHeight: '$sizes$touch' },
  '@hover': { '&:hover': { color: '$champagne' } },
});
