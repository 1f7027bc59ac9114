import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFixture } from '../testing/SiteFixture.tsx';
import { waitForText } from '../testing/waitForText.ts';

const meta = {
  title: 'Error',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: '/no-such-page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Unexpected Application Error!') };
