// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { DataGridRow } from './DataGridRow.tsx';
import { InlineSelect } from './InlineSelect.tsx';

afterEach(cleanup);

const handleSelect = vi.fn();
const statuses = [{ value: 'planned', label: 'Planned' }];

const grid = (props: Partial<DataGridProps> = {}, names = ['Hades', 'Celeste']) => (
  <>
    <DataGrid
      label="Games"
      columns={[
        { key: 'status', header: 'Status' },
        { key: 'actions', header: 'Actions', headerHidden: true, width: 44 },
      ]}
      rowCount={500}
      {...props}
    >
      {names.map((name, index) => (
        <DataGridRow
          key={name}
          label={name}
          index={index}
          selected={name === 'Celeste'}
          onSelectedChange={(...change) => handleSelect(name, ...change)}
          cells={[
            {
              key: 'status',
              content: (
                <InlineSelect
                  label="Status"
                  options={statuses}
                  value="planned"
                  placeholder="None"
                  onChange={() => {}}
                />
              ),
            },
            { key: 'actions', content: <IconButton icon="edit" label={`Edit ${name}`} /> },
          ]}
        />
      ))}
    </DataGrid>
    <button type="button">After</button>
  </>
);

test('names its columns and counts the rows of the whole list, with the header', () => {
  render(grid());
  const root = screen.getByRole('grid', { name: 'Games' });
  expect(root.getAttribute('aria-rowcount')).toBe('501');
  const headers = within(root).getAllByRole('columnheader');
  expect(headers).toHaveLength(3);
  expect(headers[1]).toBe(within(root).getByRole('columnheader', { name: 'Status' }));
  expect(headers[2]).toBe(within(root).getByRole('columnheader', { name: 'Actions' }));
  expect(root.style.getPropertyValue('--gs-columns')).toBe('44px minmax(0, 1fr) 44px');
  const rows = within(root).getAllByRole('row');
  expect(
    rows.map((row) => [row.ariaRowIndex ?? row.getAttribute('aria-rowindex'), row.ariaSelected]),
  ).toEqual([
    ['1', null],
    ['2', 'false'],
    ['3', 'true'],
  ]);
});

test('is one tab stop, to which the focus returns on the row that had it', async () => {
  render(grid());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Hades' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Celeste' }));
});

test('arrow keys move between a row and its controls, and to the same control of the next row', async () => {
  render(grid());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Celeste' }));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Celeste' }));
});

test('a cell has the key of its column, and the one of the checkbox is marked', () => {
  render(grid());
  const cells = within(screen.getByRole('row', { name: 'Hades' })).getAllByRole('gridcell');
  expect(cells.map(({ dataset }) => dataset.column ?? dataset.part)).toEqual(['select', 'status', 'actions']);
});

test('a handler that handles a key keeps the focus from moving', async () => {
  render(grid({ onKeyDown: (event) => event.preventDefault() }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Hades' }));
});

test('a checkbox reports the new state, and whether a range is selected', async () => {
  render(grid());
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select Hades' }));
  expect(handleSelect).toHaveBeenLastCalledWith('Hades', true, false);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Celeste' }));
  expect(handleSelect).toHaveBeenLastCalledWith('Celeste', false, true);
});

test('the rows of a busy grid are marked as busy', () => {
  const { rerender } = render(grid());
  const rows = () => screen.getAllByRole('rowgroup').at(-1) as HTMLElement;
  expect(rows().dataset.state).toBe('ready');
  rerender(grid({ busy: true }));
  expect(rows().dataset.state).toBe('busy');
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
});

test('the row in the place of a removed one gets its focus', async () => {
  const { rerender } = render(grid());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.ariaLabel).toBe('Celeste');
  rerender(grid({}, ['Hades', 'Portal 2']));
  expect(document.activeElement?.ariaLabel).toBe('Portal 2');
});
