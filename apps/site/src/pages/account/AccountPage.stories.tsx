import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Account',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: paths.account },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: untilItSays('Create Account') };
