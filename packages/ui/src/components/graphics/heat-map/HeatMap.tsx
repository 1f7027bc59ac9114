import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useLocale, useTranslate } from '../../../messages/useTranslate.ts';
import { cssVariables } from '../../../theme/cssVariables.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { cell, type DayCount, type HalfYear, halfColumns, halvesOf, legend } from './yearCells.ts';

export interface HeatMapProps extends RootAttributes<HTMLDivElement, 'aria-label'> {
  /** The text that screen readers read in place of the cells: '214 entries on 131 days of 2026.' */
  label: string;
  /** The year, from 1900. */
  year: number;
  /** The days with entries, '2026-11-20', in any order; others have none. */
  days: readonly DayCount[];
  /** URL of a month, '2026-11'. */
  href: (month: string) => string;
  /** The month that the page shows: its link is marked as the current one. */
  currentMonth?: string;
}

/**
 * How much happened on each day of a year, as a cell per day in columns of weeks from Monday, with a link per month; in two halves on
 * phones. The page has the same as text. Renders a `<div>` element.
 */
export function HeatMap({ label, year, days, href, currentMonth, ...rest }: HeatMapProps) {
  reportMisuse(
    !label,
    'A HeatMap has no label. Screen readers read it in place of the cells. Pass a text that says what they show: label="214 entries on 131 days of 2026."',
  );
  const translate = useTranslate();
  const halves = halvesOf(year, days);
  const [, { firstColumn, columns }] = halves;
  return (
    <Root {...rest}>
      <Halves className={cssVariables({ weeks: firstColumn + columns })}>
        {halves.map((half, index) => (
          <Half
            key={half.firstColumn}
            className={cssVariables({ first: half.firstColumn + 1, columns: half.columns })}
          >
            <Months {...{ half, href, currentMonth }} />
            <Cells half={half} label={index === 0 ? label : undefined} />
          </Half>
        ))}
      </Halves>
      <Legend aria-hidden>
        {translate('fewer')}
        <svg
          aria-hidden
          className={cellsStyles({ size: 'legend' }).className}
          viewBox={viewBoxOf(legend.length, 1)}
        >
          {legend.map((path, level) => (
            <path key={path} data-level={level} d={path} />
          ))}
        </svg>
        {translate('more')}
      </Legend>
    </Root>
  );
}

function Months({
  half,
  href,
  currentMonth,
}: Pick<HeatMapProps, 'href' | 'currentMonth'> & { half: HalfYear }) {
  const locale = useLocale();
  const format = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options }).format(
      Date.parse(month),
    );
  return (
    // Without list markers, WebKit removes the role of a list unless it is set.
    <MonthRow {...listRole}>
      {half.months.map(({ month, column }) => (
        <li key={month} className={cssVariables({ column: column + 1 })}>
          <UnstyledLink
            href={href(month)}
            className={monthStyles().className}
            aria-current={month === currentMonth ? 'page' : undefined}
          >
            <span aria-hidden>{format(month, { month: 'short' })}</span>
            <VisuallyHidden>{format(month, { month: 'long', year: 'numeric' })}</VisuallyHidden>
          </UnstyledLink>
        </li>
      ))}
    </MonthRow>
  );
}

function Cells({ half, label }: { half: HalfYear; label: string | undefined }) {
  return (
    <svg
      className={cellsStyles({ size: 'half' }).className}
      viewBox={viewBoxOf(half.columns, 7)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {half.paths.map((path, level) => path && <path key={path} data-level={level} d={path} />)}
    </svg>
  );
}

const viewBoxOf = (columns: number, rows: number) =>
  `0 0 ${columns * cell.width} ${rows * cell.height - cell.gap}`;

const listRole = { role: 'list' };

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });

const Halves = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  '@sm': { display: 'grid', gridTemplateColumns: 'repeat(var(--gs-weeks), minmax(0, 1fr))', gap: 0 },
});

const Half = styled('div', {
  // Both halves have the same scale.
  width: `calc(100% * var(--gs-columns) / ${halfColumns})`,
  minWidth: 0,
  '@sm': { gridRow: 1, gridColumn: 'var(--gs-first) / span var(--gs-columns)', width: 'auto' },
});

const MonthRow = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--gs-columns), minmax(0, 1fr))',
  '& > li': { gridRow: 1, gridColumn: 'var(--gs-column) / span 4', minWidth: 0 },
  // In large text on a phone, four columns are too narrow for a name. The unit follows the font size that the user chose.
  '@media (max-width: 18em)': { display: 'flex', flexWrap: 'wrap', columnGap: '$3' },
});

const monthStyles = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '$target',
  borderRadius: '2px',
  color: '$textSecondary',
  fontSize: '$12',
  lineHeight: '$title',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&[aria-current]': { color: '$text', fontWeight: '$title' },
  '@touch': { minHeight: '$touch' },
  '@hover': { '&:hover': { color: '$champagne', textDecoration: 'underline' } },
});

const cellsStyles = css({
  display: 'block',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& > [data-level="0"]': { fill: detail('heat0'), stroke: detail('heat0') },
  '& > [data-level="1"]': { fill: detail('heat1'), stroke: detail('heat1') },
  '& > [data-level="2"]': { fill: detail('heat2'), stroke: detail('heat2') },
  '& > [data-level="3"]': { fill: detail('heat3'), stroke: detail('heat3') },
  '& > [data-level="4"]': { fill: detail('heat4'), stroke: detail('heat4') },
  '@forcedColors': {
    '& > [data-level]': { fill: 'CanvasText', stroke: 'CanvasText' },
    '& > [data-level="0"]': { opacity: 0.12 },
    '& > [data-level="1"]': { opacity: 0.4 },
    '& > [data-level="2"]': { opacity: 0.6 },
    '& > [data-level="3"]': { opacity: 0.8 },
  },
  variants: { size: { half: { width: '100%' }, legend: { height: '12px' } } },
});

const Legend = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: '$textSecondary',
  fontSize: '$12',
});
