import { catalogueTypes } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { MediaSearch, type MediaSearchProps } from './MediaSearch.tsx';

function Search({ query: first, ...rest }: MediaSearchProps) {
  const [query, setQuery] = useState(first);
  return <MediaSearch {...rest} query={query} onQueryChange={setQuery} />;
}

const meta = {
  component: MediaSearch,
  args: { query: '', onQueryChange: fn(), onSelect: fn() },
  decorators: [withFixture()],
  render: (args) => <Search {...args} />,
} satisfies Meta<typeof MediaSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = { args: { query: 'legend' } };
export const AllResults: Story = {
  args: { query: 'legend', getAllResultsHref: (query) => `#all-${query}` },
};
/** On a site whose server has TV series and manga. */
export const FiveMediaTypes: Story = {
  args: { query: 'legend' },
  decorators: [withFixture({ mediaTypes: catalogueTypes })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'TV Shows' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Manga' })).toBeVisible();
  },
};
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
