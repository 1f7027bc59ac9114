import { auth, messages } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Return from a third party',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: `${paths.oauthCallback}?token=${fixtureToken()}` },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

// A token of its own: its call never ends, and no token is swapped twice.
export const Default: Story = {
  args: {
    address: `${paths.oauthCallback}?token=${fixtureToken({ userId: 'waiting' })}`,
    exceptions: [{ endpoint: auth.exchangeSession, delay: Number.POSITIVE_INFINITY }],
  },
  play: untilItSays(messages.thirdParty.completing),
};

export const LoggedInInteractions: Story = {
  args: { shelves: {} },
  play: untilItSays('Welcome, Mara!'),
};

export const UnreadableInteractions: Story = {
  args: { address: `${paths.oauthCallback}?token=junk` },
  play: untilItSays(messages.thirdParty.unreadableToken),
};

export const WithoutTokenInteractions: Story = {
  args: { address: paths.oauthCallback },
  play: untilItSays('Welcome Back!'),
};
