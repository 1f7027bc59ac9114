import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { MediaSearch, type MediaSearchProps } from './MediaSearch.tsx';

function Search({ query: first, onSelect }: Pick<MediaSearchProps, 'query' | 'onSelect'>) {
  const [query, setQuery] = useState(first);
  return <MediaSearch query={query} onQueryChange={setQuery} onSelect={onSelect} />;
}

const meta = {
  component: MediaSearch,
  args: { query: '', onQueryChange: fn(), onSelect: fn() },
  decorators: [withFixture()],
  render: ({ query, onSelect }) => <Search query={query} onSelect={onSelect} />,
} satisfies Meta<typeof MediaSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = { args: { query: 'legend' } };
export const NothingFound: Story = { args: { query: 'zzz' } };

export const KeyboardInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'legend');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
