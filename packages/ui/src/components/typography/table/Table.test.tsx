// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as german } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Play {
  title: string;
  hours: number;
}

const columns: TableColumn<Play>[] = [
  { key: 'title', header: 'Title', cell: (play) => play.title, rowHeader: true, sortable: true },
  { key: 'hours', header: 'Hours', cell: (play) => play.hours, align: 'end', sortable: true },
  { key: 'note', header: 'Note', cell: () => null },
];
const props: TableProps<Play> = {
  caption: 'Plays',
  columns,
  rows: [
    { title: 'Celeste', hours: 14 },
    { title: 'Hades', hours: 61 },
  ],
  rowKey: ({ title }) => title,
};

let measure = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('is a table with its caption, headings and rows, whose names are row headings', () => {
  render(<Table {...props} />);
  const table = screen.getByRole('table', { name: 'Plays' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Title', 'Hours', 'Note']);
  const [, first] = within(table).getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getByRole('rowheader', { name: 'Celeste' })
      .getAttribute('scope'),
  ).toBe('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['14', '']);
});

test('a pressed heading sorts ascending at first, then in the other order', async () => {
  const handleSortChange = vi.fn();
  const { rerender } = render(<Table {...props} onSortChange={handleSortChange} />);
  const hours = () => screen.getByRole('columnheader', { name: 'Hours' });
  expect([hours().hasAttribute('aria-sort'), hours().dataset.sortable]).toEqual([false, '']);
  for (const direction of ['ascending', 'descending'] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
    expect(handleSortChange).toHaveBeenLastCalledWith({ key: 'hours', direction });
    rerender(<Table {...props} onSortChange={handleSortChange} sort={{ key: 'hours', direction }} />);
    expect(hours().getAttribute('aria-sort')).toBe(direction);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
  expect(handleSortChange).toHaveBeenLastCalledWith({ key: 'hours', direction: 'ascending' });
  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  expect(handleSortChange).toHaveBeenLastCalledWith({ key: 'title', direction: 'ascending' });
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

test('cells know the heading of their column, which is shown beside them on phones', () => {
  render(<Table {...props} narrow="stack" />);
  expect(screen.getAllByRole('cell')[0]?.dataset.label).toBe('Hours');
});

test('shows a text across all columns without rows', () => {
  render(<Table {...props} rows={[]} empty="No plays yet." />);
  const cell = screen.getByRole<HTMLTableCellElement>('cell', { name: 'No plays yet.' });
  expect(cell.colSpan).toBe(3);
});

test('can be focused while it scrolls sideways', () => {
  render(<Table {...props} />);
  const scroller = screen.getByRole('table').parentElement as HTMLElement;
  expect(scroller.hasAttribute('tabindex')).toBe(false);
  vi.spyOn(scroller, 'scrollWidth', 'get').mockReturnValue(500);
  act(() => measure());
  expect(screen.getByRole('group', { name: 'Plays' })).toBe(scroller);
  expect(scroller.tabIndex).toBe(0);
});

test('passes attributes and the ref to the table, class and style to the element around it', () => {
  const ref = createRef<HTMLTableElement>();
  render(<Table {...props} ref={ref} id="given" captionHidden className="given" style={{ color: 'red' }} />);
  const table = screen.getByRole('table', { name: 'Plays' });
  expect([ref.current, table.id]).toEqual([table, 'given']);
  expect(table.parentElement?.className).toMatch(/^gs-.* given$/);
  expect(table.parentElement?.style.color).toBe('red');
});

test('without rows and empty, a text in the language of the MessagesProvider is shown', () => {
  render(
    <MessagesProvider messages={german} locale="de">
      <Table {...props} rows={[]} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('cell', { name: 'Keine Einträge' })).toBeDefined();
});
