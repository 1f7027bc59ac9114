import type { CSSProperties } from 'react';
import { type ReactNode, useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { hiddenStyle } from '../visually-hidden/VisuallyHidden.tsx';
import { useScrollable } from './useScrollable.ts';

export interface TableColumn<Row> {
  /** Unique within the table; `sort` refers to it. */
  key: string;
  /** Heading of the column. */
  header: string;
  /** Content of the column's cell in a row. */
  cell: (row: Row) => ReactNode;
  /** Alignment of heading and cells: `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** The heading is a button that sorts by the column. */
  sortable?: boolean;
  /** The cells are the names of their rows, which screen readers announce with the other cells. */
  rowHeader?: boolean;
}

export interface TableSort {
  /** Key of the column by which the rows are sorted. */
  key: string;
  /** Order of the rows. */
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> extends RootAttributes<HTMLTableElement, 'role'> {
  /** Title above the table, and its accessible name. */
  caption: string;
  /** Shows the caption to screen readers only, for a table below a heading of the same text. */
  captionHidden?: boolean;
  /** The columns in their order. */
  columns: readonly TableColumn<Row>[];
  /** The rows in the order in which they are shown: sort them in `onSortChange`. */
  rows: readonly Row[];
  /** Returns the key of a row, which is unique within the table. */
  rowKey: (row: Row) => string;
  /** Controlled: column and order by which the rows are sorted. */
  sort?: TableSort;
  /** Called when a heading is pressed: with its column, ascending at first, and the other order on the next press. */
  onSortChange?: (sort: TableSort) => void;
  /** In windows narrower than 600 px: `scroll` sideways, or `stack` the cells of a row with the headings beside them. */
  narrow?: 'scroll' | 'stack';
  /** In windows of 900 px and more the headings stay at the top; the table must then be as wide as its container. */
  stickyHeader?: boolean;
  /** Height of the rows: at least 36, 44 or 60 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Text in place of the rows if there are none, 'No entries' by default. */
  empty?: ReactNode;
  /** Class of the element around the table. */
  className?: string;
  /** Styles of the element around the table. */
  style?: CSSProperties;
}

/**
 * A table with a caption, sortable columns and a layout for phones. Attributes and the ref go to its `<table>` element,
 * `className` and `style` to the `<div>` element around it.
 */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  narrow = 'scroll',
  stickyHeader,
  size = 'md',
  empty,
  className,
  style,
  ...rest
}: TableProps<Row>) {
  reportMisuse(
    !caption,
    'A Table has no caption. Screen readers list tables by their captions. Pass what it shows, with captionHidden if a heading says the same: caption="Ratings".',
  );
  const captionId = useId();
  const translate = useTranslate();
  const { scroller, isScrollable } = useScrollable();
  const sortBy = (key: string) =>
    onSortChange?.({
      key,
      direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return (
    <Scroller
      {...{ className, style }}
      ref={scroller}
      stickyHeader={stickyHeader}
      // Keys scroll the table only if it has the focus.
      {...(isScrollable && { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      {/* The explicit roles last when the cells of a row are stacked: another `display` removes those of the elements. */}
      <Root {...rest} role="table" size={size} narrow={narrow}>
        <Caption id={captionId} hidden={captionHidden}>
          {caption}
        </Caption>
        <Head role="rowgroup" stickyHeader={stickyHeader}>
          <Line role="row">
            {columns.map(({ key, header, align = 'start', sortable }) => (
              <HeaderCell
                key={key}
                role="columnheader"
                scope="col"
                align={align}
                data-sortable={sortable ? '' : undefined}
                aria-sort={sort?.key === key ? sort.direction : undefined}
              >
                {sortable ? (
                  <SortButton type="button" onClick={() => sortBy(key)}>
                    {header}
                    <SvgIcon size="sm" path={sortIcons[sort?.key === key ? sort.direction : 'none']} />
                  </SortButton>
                ) : (
                  header
                )}
              </HeaderCell>
            ))}
          </Line>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Line key={rowKey(row)} role="row">
              {columns.map(({ key, header, cell, align = 'start', rowHeader }) => (
                <Cell
                  key={key}
                  as={rowHeader ? 'th' : 'td'}
                  role={rowHeader ? 'rowheader' : 'cell'}
                  scope={rowHeader ? 'row' : undefined}
                  align={align}
                  data-label={header}
                >
                  <CellContent>{cell(row)}</CellContent>
                </Cell>
              ))}
            </Line>
          ))}
          {rows.length === 0 && (
            <Line role="row">
              <Cell role="cell" colSpan={columns.length} align="start">
                {empty ?? translate('No entries')}
              </Cell>
            </Line>
          )}
        </Body>
      </Root>
    </Scroller>
  );
}

/** Text in the other text direction, such as a date on an Arabic page, is not reordered. */
function CellContent({ children }: { children: ReactNode }) {
  return <span dir={typeof children === 'string' ? 'auto' : undefined}>{children}</span>;
}

const sortIcons = {
  none: 'M8 9.5l4-4 4 4M8 14.5l4 4 4-4',
  ascending: 'M6 14.5l6-6 6 6',
  descending: 'M6 9.5l6 6 6-6',
};

const phone = '@media (max-width: 599.98px)';

const Scroller = styled('div', {
  maxWidth: '100%',
  overflowX: 'auto',
  borderRadius: '$button',
  variants: { stickyHeader: { true: { '@md': { overflowX: 'visible' } } } },
});

const Root = styled('table', {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: '$text',
  variants: {
    size: {
      sm: { '& tr > *': { height: '36px', paddingBlock: '$1' } },
      md: { '& tr > *': { height: '$touch', paddingBlock: '$2' } },
      lg: { '& tr > *': { height: '60px', paddingBlock: '$2' } },
    },
    narrow: {
      scroll: {},
      stack: {
        [phone]: {
          '&, & caption, & tbody, & tbody > tr': { display: 'block' },
          // Only the buttons of the headings are shown, in one line.
          '& thead, & thead > tr': { display: 'flex', flexWrap: 'wrap' },
          '& thead th:not([data-sortable])': hiddenStyle,
          '& tbody > tr': { paddingBlock: '$2', borderTop: '1px solid $colors$hairlineStrong' },
          '& tbody > tr > *': {
            display: 'flex',
            justifyContent: 'space-between',
            gap: '$4',
            height: 'auto',
            paddingBlock: '$1',
            borderTop: '0 !important',
            textAlign: 'start',
          },
          '& tbody > tr > [data-label]::before': {
            content: 'attr(data-label)',
            flex: 'none',
            color: '$textSecondary',
            fontSize: '$14',
            fontWeight: '$regular',
          },
          '& tbody > tr > [data-label] > span': { minWidth: 0, textAlign: 'end' },
        },
      },
    },
  },
});

const Caption = styled('caption', {
  paddingBottom: '$2',
  fontWeight: '$title',
  textAlign: 'start',
  variants: { hidden: { true: hiddenStyle } },
});

const alignments = {
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

const Head = styled('thead', {
  variants: {
    stickyHeader: {
      true: {
        '@md': { '& th': { position: 'sticky', zIndex: 1, top: 0, backgroundColor: '$surfaceHigh' } },
      },
    },
  },
});

const Body = styled('tbody', { '& > tr > *': { borderTop: '1px solid $colors$hairlineStrong' } });

const Line = styled('tr', { '@hover': { 'tbody > &:hover > *': { backgroundColor: '$washSoft' } } });

const HeaderCell = styled('th', {
  paddingInline: '$3',
  color: '$textSecondary',
  fontSize: '$14',
  fontWeight: '$medium',
  '&[aria-sort]': { color: '$text' },
  variants: { align: alignments },
});

const SortButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$target',
  marginInline: '-$1',
  padding: '0 $1',
  border: 0,
  borderRadius: '$button',
  backgroundColor: 'transparent',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$text', backgroundColor: '$washSoft' } },
  '@touch': { minHeight: '$touch' },
});

const Cell = styled('td', {
  paddingInline: '$3',
  fontWeight: '$regular',
  overflowWrap: 'break-word',
  variants: { align: alignments },
});
