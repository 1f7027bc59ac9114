import { useLists } from '@gildshelf/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFixture } from '../testing/Fixture.tsx';
import { ListOverview, type ListOverviewProps } from './ListOverview.tsx';

/** The lists of the signed-in user. */
function OwnLists(props: Omit<ListOverviewProps, 'lists'>) {
  const lists = useLists();
  return lists.state === 'ready' ? <ListOverview {...props} lists={lists.data ?? []} /> : null;
}

const meta = {
  component: ListOverview,
  args: { label: 'Your lists', lists: [], hrefOf: ({ slug }) => `#${slug}` },
  decorators: [withFixture({ signedIn: true })],
  render: ({ label, hrefOf }) => <OwnLists label={label} hrefOf={hrefOf} />,
} satisfies Meta<typeof ListOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {};
