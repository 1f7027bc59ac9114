import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { isRightToLeft } from '../../../elements/isRightToLeft.ts';
import { assignRef, type RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { styled } from '../../../theme/stitches.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';

export interface DataGridColumn {
  /** Unique within the grid; the cells of a row are in the order of the columns. */
  key: string;
  /** Heading of the column; hidden from sight with `headerHidden`. */
  header: string;
  /** Shows the heading to screen readers only, for a column of buttons. */
  headerHidden?: boolean;
  /** Width in px; without it the column takes the rest of the width. */
  width?: number;
}

export interface DataGridProps extends RootAttributes<HTMLDivElement, 'aria-label' | 'role' | 'tabIndex'> {
  /** Accessible name. */
  label: string;
  /** The columns after that of the checkboxes. */
  columns: readonly DataGridColumn[];
  /** The number of rows of the whole list, of which not all may be rendered. */
  rowCount: number;
  /** The control above the checkboxes of the rows: a `SelectBox`. */
  selectAll?: ReactNode;
  /** Receives the element that contains the rows, of which a list that is rendered in parts needs the position. */
  bodyRef?: Ref<HTMLDivElement>;
  /** Dims the rows while the ones that replace them are loading. */
  busy?: boolean;
  /** The rows: `DataGridRow` elements. */
  children: ReactNode;
}

/**
 * A list of titles in rows with columns, as an ARIA grid with one tab stop: arrow up and down move between rows, left and right
 * between the controls of a row. In windows narrower than 900 px a row shows its columns below each other, without headings.
 * Renders a `<div role="grid">` element.
 */
export function DataGrid({
  label,
  columns,
  rowCount,
  selectAll,
  bodyRef,
  busy = false,
  children,
  ref,
  ...rest
}: DataGridProps) {
  reportMisuse(
    !label,
    'A DataGrid has no label. Screen readers announce it when the focus enters the grid. Pass what the rows are: label="Games".',
  );
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const lastRow = useRef<string>(undefined);

  const tracks = columns.map(({ width }) => (width ? `${width}px` : 'minmax(0, 1fr)')).join(' ');
  useLayoutEffect(() => {
    root.current?.style.setProperty('--gs-columns', `44px ${tracks}`);
  }, [tracks]);

  /** Focuses the row that had the focus last, or the one in its place. */
  function focusRow() {
    const rows = rowsOf(body.current);
    (rows.find(({ ariaRowIndex }) => ariaRowIndex === lastRow.current) ?? firstInView(rows))?.focus();
  }

  useLayoutEffect(() => {
    const grid = root.current;
    // A row that is removed while it has the focus, such as one that is sorted elsewhere, causes no blur event.
    if (!grid || grid.tabIndex === 0 || document.activeElement !== document.body) return;
    grid.tabIndex = 0;
    focusRow();
  });

  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    rest.onFocus?.(event);
    const grid = event.currentTarget;
    if (event.target !== grid) {
      // The grid is not in the tab order while one of its rows has the focus, so that Shift+Tab leaves it.
      grid.tabIndex = -1;
      lastRow.current = rowOf(event.target)?.ariaRowIndex ?? lastRow.current;
      return;
    }
    focusRow();
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    rest.onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = targetOfKey(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <Root
      {...rest}
      ref={(element) => {
        root.current = element;
        return assignRef(ref, element);
      }}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-multiselectable
      aria-busy={busy || undefined}
      tabIndex={0}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <HeaderGroup role="rowgroup">
        <Header role="row" aria-rowindex={1}>
          <HeaderCell role="columnheader">{selectAll}</HeaderCell>
          {columns.map(({ key, header, headerHidden }) => (
            <HeaderCell key={key} role="columnheader">
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </HeaderCell>
          ))}
        </Header>
      </HeaderGroup>
      <Body
        role="rowgroup"
        data-state={busy ? 'busy' : 'ready'}
        ref={(element) => {
          body.current = element;
          return assignRef(bodyRef, element);
        }}
      >
        {children}
      </Body>
    </Root>
  );
}

const rowsOf = (body: HTMLElement | null) => Array.from(body?.children ?? []) as HTMLElement[];

const rowOf = (element: Element) => element.closest<HTMLElement>('[role="row"]');

const firstInView = (rows: readonly HTMLElement[]) =>
  rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];

const controlsOf = (row: HTMLElement) =>
  Array.from(row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select'));

/** The row or the control that an arrow key moves the focus to. */
function targetOfKey({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const row = target instanceof Element ? rowOf(target) : null;
  if (!(row && target instanceof HTMLElement)) return undefined;
  const control = controlsOf(row).indexOf(target);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    // A select changes its value by these keys.
    if (target instanceof HTMLSelectElement) return undefined;
    const next = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    if (!(next instanceof HTMLElement)) return undefined;
    return control < 0 ? next : controlsOf(next)[control];
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === isRightToLeft(currentTarget) ? -1 : 1;
  return control + step === -1 ? row : controlsOf(row)[control + step];
}

const Root = styled('div', {
  minWidth: 0,
  border: '1px solid $hairlineStrong',
  borderRadius: '$card',
  background: '$colors$panelFill',
  '&:focus-visible': { outlineOffset: '2px' },
});

const Header = styled('div', {
  display: 'none',
  alignItems: 'center',
  minHeight: '44px',
  paddingInlineStart: '$3',
  borderRadius: '$card $card 0 0',
  color: '$textSecondary',
  fontSize: '$12',
  '@md': {
    display: 'grid',
    gridTemplateColumns: 'var(--gs-columns)',
    backgroundColor: '$surface',
    borderBottom: '1px solid $colors$hairlineStrong',
  },
});

const HeaderGroup = styled('div', { '@md': { position: 'sticky', zIndex: 1, top: '$sizes$bar' } });

const HeaderCell = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });

const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-state="busy"]': { opacity: 0.6, transition: 'opacity $transitions$quick' },
});
