import { catalogues } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Game',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: catalogues.game.detailPath('the-legend-of-zelda-breath-of-the-wild') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: untilItSays('Log In') };
export const SignedIn: Story = {
  args: { signedIn: true, address: catalogues.game.detailPath('disco-elysium') },
  play: untilItSays('Submit'),
};
export const NotFound: Story = {
  args: { address: catalogues.game.detailPath('no-such-game') },
  play: untilItSays('Go to Home'),
};
