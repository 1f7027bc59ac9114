import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Play {
  title: string;
  platform: string;
  hours: number;
  finished: string;
}

const plays: Play[] = [
  { title: 'Celeste', platform: 'PC', hours: 14, finished: 'May 2019' },
  { title: 'Hades', platform: 'Nintendo Switch', hours: 61, finished: '9 March 2021' },
  { title: 'Outer Wilds', platform: 'PlayStation 5', hours: 22, finished: '2023' },
];

const columns: TableColumn<Play>[] = [
  { key: 'title', header: 'Title', cell: (play) => play.title, rowHeader: true, sortable: true },
  { key: 'platform', header: 'Platform', cell: (play) => play.platform },
  { key: 'finished', header: 'Finished', cell: (play) => play.finished },
  { key: 'hours', header: 'Hours', cell: (play) => play.hours, align: 'end', sortable: true },
];

const meta = {
  component: Table<Play>,
  args: { caption: 'Plays', columns, rows: plays, rowKey: (play: Play) => play.title },
  parameters: {
    dataAttributes: {
      'data-label': 'heading of the column, on each cell',
      'data-sortable': 'present on the heading of a column that can be sorted',
    },
    keys: {
      'Enter, Space': 'on a heading: sorts by its column, and in the other order on the next press',
      'ArrowLeft, ArrowRight': 'scroll a table that is wider than its container',
    },
  },
} satisfies Meta<typeof Table<Play>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stacked: Story = { args: { narrow: 'stack' } };
export const StickyHeader: Story = {
  args: {
    stickyHeader: true,
    rows: Array.from({ length: 40 }, (_, index) => ({
      title: `Title ${index + 1}`,
      platform: 'PC',
      hours: index,
      finished: '2023',
    })),
  },
};
export const Empty: Story = { args: { rows: [], empty: 'No plays yet.' } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Table {...args} sort={{ key: 'hours', direction: 'descending' }} />
      <Table
        {...args}
        caption="Stacked on phones"
        narrow="stack"
        sort={{ key: 'title', direction: 'ascending' }}
      />
      <Table {...args} caption="Low rows" size="sm" />
      <Table {...args} caption="High rows" size="lg" />
      <Table {...args} caption="Without rows" rows={[]} empty="No plays yet." />
      <div dir="rtl" lang="ar">
        <Table {...args} caption="ألعاب" />
      </div>
    </Stack>
  ),
};

function SortedTable(props: TableProps<Play>) {
  const [sort, setSort] = useState<TableSort>({ key: 'title', direction: 'ascending' });
  const order = sort.direction === 'ascending' ? 1 : -1;
  const rows = props.rows.toSorted((one, other) =>
    sort.key === 'hours'
      ? order * (one.hours - other.hours)
      : order * one.title.localeCompare(other.title, 'en'),
  );
  return <Table {...props} rows={rows} sort={sort} onSortChange={setSort} />;
}

export const SortInteractions: Story = {
  render: (args) => <SortedTable {...args} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Plays' });
    const titles = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Hours' }));
    await expect(canvas.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(titles()).toEqual(['Celeste', 'Outer Wilds', 'Hades']);
    await userEvent.keyboard('{Enter}');
    await expect(titles()).toEqual(['Hades', 'Outer Wilds', 'Celeste']);
  },
};
