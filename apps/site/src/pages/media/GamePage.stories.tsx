import { catalogues } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Game',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: catalogues.game.detailPath('the-legend-of-zelda-breath-of-the-wild') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Log In') };
export const SignedIn: Story = {
  args: { signedIn: true, url: catalogues.game.detailPath('disco-elysium') },
  play: waitForText('Submit'),
};
export const NotFound: Story = {
  args: { url: catalogues.game.detailPath('no-such-game') },
  play: waitForText('Go to Home'),
};
