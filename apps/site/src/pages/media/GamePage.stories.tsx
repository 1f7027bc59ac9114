import { catalogues } from '@gildshelf/api-client/contract';
import { fixtureTitle } from '@gildshelf/api-client/testing';
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
export const HistoryInteractions: Story = {
  args: {
    signedIn: true,
    url: catalogues.game.detailPath('disco-elysium'),
    exceptions: [
      {
        endpoint: catalogues.game.getTitleDetails,
        status: 200,
        body: { ...fixtureTitle('game', 'disco-elysium'), details: {} },
      },
    ],
  },
  play: waitForText('Private note'),
};
export const NotFound: Story = {
  args: { url: catalogues.game.detailPath('no-such-game') },
  play: waitForText('Go to Home'),
};
