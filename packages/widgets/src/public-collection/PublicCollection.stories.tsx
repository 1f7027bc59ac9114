import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import { usePublicTitles } from '@gildshelf/api-client/react';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFixture } from '../testing/Fixture.tsx';
import { PublicCollection } from './PublicCollection.tsx';

const { username } = fixtureUser;

function Shared({ type, limit }: { readonly type: MediaType; readonly limit?: number }) {
  const list = usePublicTitles(username, type, { limit });
  return <PublicCollection username={username} type={type} list={list} />;
}

const meta = {
  component: PublicCollection,
  args: { username, type: 'game', list: { state: 'loading' } },
  decorators: [withFixture({ visibility: 'public' })],
  render: ({ type }) => <Shared type={type} />,
} satisfies Meta<typeof PublicCollection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Anime: Story = { args: { type: 'anime' } };
export const FirstPage: Story = { render: ({ type }) => <Shared type={type} limit={4} /> };
export const MoreFailed: Story = {
  render: ({ type }) => <Shared type={type} limit={4} />,
  decorators: [
    withFixture({
      visibility: 'public',
      exceptions: [{ endpoint: mediaTypes.game.listPublicTitles, status: 500, query: { after: '4' } }],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more games' }));
    await canvas.findByRole('alert');
  },
};
export const Empty: Story = { args: { type: 'movie' } };
export const Loading: Story = { render: (args) => <PublicCollection {...args} /> };
export const Private: Story = { decorators: [withFixture()] };
export const Failed: Story = {
  decorators: [
    withFixture({
      visibility: 'public',
      exceptions: [{ endpoint: mediaTypes.game.listPublicTitles, status: 500 }],
    }),
  ],
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={10}>
      <Shared type="game" />
      <Shared type="anime" />
      <Shared type="movie" />
    </Stack>
  ),
};
