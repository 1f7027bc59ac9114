import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Appearance',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.appearance },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('System follows the setting of your device.') };
