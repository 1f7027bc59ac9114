import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/Avatar.tsx';
import { TopBar } from './TopBar.tsx';
import { TopBarBrand } from './TopBarBrand.tsx';
import { TopBarItem } from './TopBarItem.tsx';

const meta = {
  component: TopBar,
  subcomponents: { TopBarBrand, TopBarItem },
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
      <TopBarItem picture={<Avatar name="Mara" size="xs" />} aria-haspopup="menu">
        Account
      </TopBarItem>
    ),
  },
};

export const Gallery: Story = { ...SignedIn };
