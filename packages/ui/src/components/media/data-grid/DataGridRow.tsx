import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { assignRef, type RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { SelectBox } from './SelectBox.tsx';

export interface DataGridCell {
  /** Key of the column. */
  key: string;
  /** Text or controls. */
  content: ReactNode;
}

export interface DataGridRowProps
  extends RootAttributes<
    HTMLDivElement,
    'aria-label' | 'aria-rowindex' | 'aria-selected' | 'role' | 'tabIndex'
  > {
  /** Name of the row: the title. */
  label: string;
  /** Position in the whole list, from 0. */
  index: number;
  /** Whether the row is selected. */
  selected: boolean;
  /** Called when the checkbox is pressed; `isRange` with the Shift key, which selects the rows in between too. */
  onSelectedChange: (selected: boolean, isRange: boolean) => void;
  /** The cells in the order of the columns. */
  cells: readonly DataGridCell[];
}

/**
 * A row of a `DataGrid`, at least 60 px high (84 below 900 px), with a checkbox. Its controls are not in the tab order: arrow keys
 * move to them. Renders a `<div role="row">` element.
 */
export function DataGridRow({
  label,
  index,
  selected,
  onSelectedChange,
  cells,
  ref,
  ...rest
}: DataGridRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>(focusable) ?? []) control.tabIndex = -1;
  });
  return (
    <Row
      {...rest}
      ref={(element) => {
        row.current = element;
        return assignRef(ref, element);
      }}
      role="row"
      tabIndex={-1}
      aria-label={label}
      aria-rowindex={index + 2}
      aria-selected={selected}
    >
      <Cell role="gridcell" data-part="select">
        <SelectBox label={label} checked={selected} onChange={onSelectedChange} />
      </Cell>
      {cells.map(({ key, content }) => (
        <Cell key={key} role="gridcell" data-column={key}>
          {content}
        </Cell>
      ))}
    </Row>
  );
}

const focusable = 'a, button, input, select, [role="slider"]';

const Cell = styled('span', {
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  gridColumn: '2 / 4',
  minWidth: 0,
  paddingInlineEnd: '$3',
});

const Row = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, auto) minmax(120px, 1fr) 44px',
  columnGap: 0,
  minHeight: '84px',
  paddingInlineStart: '$3',
  // Not a border, so that the height of a cell is that of its row.
  boxShadow: 'inset 0 1px $colors$hairline',
  color: '$textSecondary',
  fontSize: '$14',
  '& a': { color: '$text' },
  // As items of a grid, links are not exempt from the size of targets.
  '& > [role="gridcell"] > a': { display: 'grid', alignItems: 'center', minHeight: '$target' },
  '& > [data-part="select"]': { gridColumn: 1, padding: 0 },
  '& > [data-column="status"]': { gridColumn: 2 },
  '& > [data-column="rating"]': { gridColumn: 3 },
  '& > [data-column="actions"]': { gridColumn: 4, gridRow: '1 / span 6', padding: 0 },
  // Stars of 24 px.
  '& [role="slider"]': {
    height: '$target',
    paddingInline: '3px',
    '& > svg': { width: '114px', height: '18px' },
  },
  '&[aria-selected="true"]': {
    backgroundColor: 'color-mix(in srgb, $colors$info 13%, transparent)',
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      backgroundColor: '$champagne',
    },
  },
  '&:focus-visible': { outline: '2px solid $goldPure', outlineOffset: '-2px' },
  '@hover': { '&:hover:not([aria-selected="true"])': { backgroundColor: '$washSoft' } },
  '@media (max-width: 899px)': {
    paddingBlock: '$2',
    alignContent: 'center',
    '& > [data-part="select"]': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '$3',
      width: '44px',
    },
    '& > [data-column="tags"], & > [data-column="added"], & > [data-column="changed"]': { display: 'none' },
    // A touch on a star would be a touch on the row that missed.
    '& [role="slider"]': { pointerEvents: 'none' },
  },
  // No room for the stars beside the status.
  '@media (max-width: 379px)': {
    gridTemplateColumns: '44px minmax(0, auto) minmax(0, 1fr) 44px',
    '& > [data-column="rating"]': { gridColumn: '2 / 4' },
  },
  '@md': {
    gridTemplateColumns: 'var(--gs-columns)',
    minHeight: '60px',
    '& > [role="gridcell"][role]': {
      gridColumn: 'auto',
      gridRow: 'auto',
    },
  },
  '@forcedColors': { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
