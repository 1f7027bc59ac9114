import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { SearchField } from '../../fields/search-field/SearchField.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { CollectionTools } from './CollectionTools.tsx';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { DataGridRow } from './DataGridRow.tsx';
import { InlineSelect } from './InlineSelect.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  component: DataGrid,
  subcomponents: { CollectionTools, DataGridRow, InlineSelect, SelectBox, SelectionBar },
  args: {
    label: 'Films',
    columns: [
      { key: 'title', header: 'Title' },
      { key: 'status', header: 'Status', width: 150 },
      { key: 'rating', header: 'Rating', width: 136 },
      { key: 'actions', header: 'Actions', headerHidden: true, width: 44 },
    ],
    rowCount: 3,
    children: null,
  },
  render: (args) => <Films {...args} />,
  parameters: {
    dataAttributes: {
      'data-column': 'key of the column; on a cell',
      'data-part': '`select`: the cell with the checkbox',
      'data-state': '`busy` or `ready`; on the element around the rows',
    },
    keys: {
      'Arrow up, down': 'moves to the same control of the previous or next row',
      'Arrow left, right': 'moves between a row and its controls',
    },
  },
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <CollectionTools
        statuses={<Link href="#all">All 3</Link>}
        search={<SearchField size="sm" label="Search" value="" onChange={() => {}} />}
        filter={<Button>Filters</Button>}
        sort={
          <Select
            label="Sort"
            labelInside
            value="name"
            options={[{ value: 'name', label: 'Name' }]}
            onChange={() => {}}
          />
        }
        density={<Button>List</Button>}
        menu={<IconButton icon="edit" label="View" />}
      />
      <SelectionBar
        label="Selected titles"
        count="3 selected"
        extra={<Button size="sm">Select all 2,046</Button>}
        close={<IconButton icon="cross" label="Clear the selection" />}
      >
        <Button variant="quiet" startIcon="check">
          Set status
        </Button>
        <Button variant="quiet" startIcon="trash">
          Remove
        </Button>
      </SelectionBar>
      <Films {...args} />
      <div dir="rtl" lang="ar">
        <Films {...args} busy />
      </div>
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Parasite' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Select The Matrix' })).toHaveFocus();
    await userEvent.tab();
    await expect(first).not.toContainElement(document.activeElement as HTMLElement);
  },
};

const films = [
  { name: 'The Matrix', status: 'watching', rating: 0 },
  { name: 'Parasite', status: 'completed', rating: 4.5 },
  { name: "One Flew Over the Cuckoo's Nest", status: 'planned', rating: 0 },
];

const statuses = ['watching', 'completed', 'planned'].map((value) => ({ value, label: value }));

function Films(args: DataGridProps) {
  const [selected, setSelected] = useState<readonly string[]>(['The Matrix']);
  const select = (name: string, isSelected: boolean) =>
    setSelected(isSelected ? [...selected, name] : selected.filter((other) => other !== name));
  return (
    <DataGrid
      {...args}
      selectAll={
        <SelectBox
          label="all titles"
          checked={selected.length === films.length}
          indeterminate={selected.length > 0}
          onChange={(isSelected) => setSelected(isSelected ? films.map(({ name }) => name) : [])}
        />
      }
    >
      {films.map(({ name, status, rating }, index) => (
        <DataGridRow
          key={name}
          label={name}
          index={index}
          selected={selected.includes(name)}
          onSelectedChange={(isSelected) => select(name, isSelected)}
          cells={[
            { key: 'title', content: <Link href="#title">{name}</Link> },
            {
              key: 'status',
              content: (
                <InlineSelect
                  label={`Status of ${name}`}
                  icon="play"
                  value={status}
                  options={statuses}
                  placeholder="None"
                  onChange={() => {}}
                />
              ),
            },
            {
              key: 'rating',
              content: <StarRating label={`Rating of ${name}`} value={rating} onChange={() => {}} />,
            },
            { key: 'actions', content: <IconButton icon="edit" label={`Edit ${name}`} /> },
          ]}
        />
      ))}
    </DataGrid>
  );
}
