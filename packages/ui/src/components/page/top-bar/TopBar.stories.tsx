import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../../graphics/avatar/Avatar.tsx';
import { TopBar, TopBarBrand } from './TopBar.tsx';
import { TopBarItem } from './TopBarItem.tsx';

const meta = {
  component: TopBar,
  subcomponents: { TopBarBrand, TopBarItem },
  parameters: {
    dataAttributes: {
      'data-state':
        'on the brand `word`, or `mark` while only the mark is visible; on an item that opens a menu `open` or `closed`',
      'data-part': '`word` on the wordmark of the brand, `image` on the icon or image of an item',
    },
    keys: { Tab: 'moves the focus from the brand through the items to the account' },
  },
  args: {
    brand: <TopBarBrand href="#home" />,
    children: (
      <>
        <TopBarItem href="#home" icon="home">
          Home
        </TopBarItem>
        <TopBarItem href="#search" icon="search" current>
          Search
        </TopBarItem>
      </>
    ),
    account: (
      <TopBarItem href="#login" icon="account">
        Account
      </TopBarItem>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = { args: { brand: <TopBarBrand href="#home" markOnly /> } };
export const SignedIn: Story = {
  args: {
    account: (
      <TopBarItem image={<Avatar name="Mara" size="xs" />} aria-haspopup="menu">
        Account
      </TopBarItem>
    ),
  },
};

export const AllVariants: Story = { ...SignedIn };

export const TabInteractions: Story = {
  ...SignedIn,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    const stops = ['Gildshelf', 'Home', 'Search'].map((name) => within(bar).getByRole('link', { name }));
    for (const stop of [...stops, within(bar).getByRole('button', { name: 'Account' })]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
