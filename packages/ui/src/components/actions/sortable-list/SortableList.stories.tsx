import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { MediaRow } from '../../media/media-row/MediaRow.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { SortableList, type SortableListProps } from './SortableList.tsx';

const titles = [
  'Hades',
  'Outer Wilds',
  'Portal 2',
  'A title that is so long that it needs more than one line',
];

const items = titles.map((name) => ({
  id: name,
  name,
  content: (
    <MediaRow
      name={name}
      href={`#${name}`}
      imageUrl={sampleCover(name)}
      details={['Game']}
      action={<IconButton icon="edit" label={`Edit ${name}`} />}
    />
  ),
}));

/** A list that shows what the user has moved. */
function Titles({ onMove, ...args }: SortableListProps) {
  const [order, setOrder] = useState(args.items);
  return (
    <SortableList
      {...args}
      items={order}
      onMove={(id, index) => {
        onMove(id, index);
        const others = order.filter((item) => item.id !== id);
        setOrder([
          ...others.slice(0, index),
          ...order.filter((item) => item.id === id),
          ...others.slice(index),
        ]);
      }}
    />
  );
}

const meta = {
  component: SortableList,
  parameters: {
    dataAttributes: {
      'data-state':
        '`dragging` on the list while an item is dragged; `moving` on an item that is picked up, `saving` until its new place is saved',
      'data-part': '`item`, `handle`, `content` or `steps`: part of the list',
      'data-id': 'the id of an item',
    },
    keys: {
      Tab: 'moves the focus to the next handle',
      Space: 'picks the item up, and puts it down',
      ArrowUp: 'moves the picked up item one place up',
      ArrowDown: 'moves it one place down',
      Home: 'moves it to the first place',
      End: 'moves it to the last place',
      Escape: 'returns it to its place',
    },
  },
  args: { label: 'Titles', items, onMove: fn() },
  render: (args) => <Titles {...args} />,
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Titles {...args} />
      <Titles {...args} label="One title" items={items.slice(0, 1)} />
      <div dir="rtl" lang="ar">
        <Titles {...args} label="عناوين" items={items.slice(0, 2)} />
      </div>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [handle] = canvas.getAllByRole('button', { name: 'Move Outer Wilds' });
    if (handle) await userEvent.click(handle);
    await expect(canvas.getByRole('button', { name: 'Move Outer Wilds up' })).toBeVisible();
  },
};

export const KeyInteractions: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const handle = canvas.getByRole('button', { name: 'Move Hades' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(handle).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Hades: place 3 of 4.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('Hades', 2));
    await expect(handle).toHaveFocus();
  },
};

export const DragInteractions: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Portal 2' });
    const { x, bottom } = handle.getBoundingClientRect();
    const start = { clientX: x, clientY: bottom - 5 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: start },
      { target: handle, coords: { ...start, clientY: start.clientY - 30 } },
      { target: handle, coords: { ...start, clientY: 4 } },
    ]);
    await expect(canvas.getByRole('list')).toHaveAttribute('data-state', 'dragging');
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: handle }]);
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('Portal 2', 0));
  },
};
