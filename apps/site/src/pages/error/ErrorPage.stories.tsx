import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Error',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: '/no-such-page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: untilItSays('Unexpected Application Error!') };
