import { getCollectionStatistics } from '@gildshelf/api-client/contract';
import { type CollectionStatistics, useCollectionStatistics } from '@gildshelf/api-client/react';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFixture } from '../testing/Fixture.tsx';
import { CollectionBadge } from './CollectionBadge.tsx';

const { username } = fixtureUser;
const statistics: CollectionStatistics = {
  state: 'ready',
  data: {
    username,
    display_name: 'Mara',
    statistics: [
      { type: 'game', total: 1208, finished: 640, rated: 700, average: 4.1 },
      { type: 'anime', total: 88, finished: 80, rated: 80, average: 3.6 },
    ],
  },
};

function OfMara() {
  return (
    <CollectionBadge
      username={username}
      statistics={useCollectionStatistics(username)}
      href={`/user/${username}/collection`}
    />
  );
}

const meta = {
  component: CollectionBadge,
  args: { username, statistics },
  decorators: [withFixture({ visibility: 'public' })],
} satisfies Meta<typeof CollectionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfHost: Story = { render: () => <OfMara /> };
export const Empty: Story = {
  render: () => <OfMara />,
  decorators: [withFixture({ visibility: 'public', shelves: {} })],
};
export const Loading: Story = { args: { statistics: { state: 'loading' } } };
export const Private: Story = { render: () => <OfMara />, decorators: [withFixture()] };
export const Failed: Story = {
  render: () => <OfMara />,
  decorators: [
    withFixture({ visibility: 'public', exceptions: [{ endpoint: getCollectionStatistics, status: 500 }] }),
  ],
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <OfMara />
      <CollectionBadge
        {...args}
        statistics={{
          state: 'ready',
          data: { username: 'a-name-as-long-as-names-of-users-can-be-at-all', statistics: [] },
        }}
      />
      <CollectionBadge {...args} statistics={{ state: 'missing' }} />
    </Stack>
  ),
};
