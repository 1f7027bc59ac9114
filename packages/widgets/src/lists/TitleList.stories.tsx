import { usePublicList } from '@gildshelf/api-client/react';
import { fixtureLists, fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { TitleList, type TitleListProps } from './TitleList.tsx';

const { username } = fixtureUser;
const [ranked] = fixtureLists;

const emptyList: TitleListProps['list'] = {
  ...{ id: 'new', slug: 'new', name: 'New', description: '', visibility: 'public', is_ranked: false },
  ...{ count: 0, created_at: '', updated_at: '', items: [] },
  username,
};

/** The public list of the fixtures. */
function PublicList({ limit }: { readonly limit?: number }) {
  const list = usePublicList(username, ranked?.slug ?? '', { limit });
  if (list.state !== 'ready') return null;
  return <TitleList list={list.data} more={list.more} pageAfter={(after) => `?after=${after}`} />;
}

const meta = {
  component: TitleList,
  args: { list: emptyList },
  decorators: [withFixture()],
  render: () => <PublicList />,
} satisfies Meta<typeof TitleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { render: () => <PublicList limit={2} /> };
export const Empty: Story = { render: (args) => <TitleList {...args} /> };

export const AllVariants: Story = { render: () => <PublicList limit={4} /> };

export const MoreInteractions: Story = {
  render: () => <PublicList limit={2} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show more titles' }));
    await expect(await canvas.findByRole('link', { name: 'Chrono Trigger' })).toHaveFocus();
  },
};
