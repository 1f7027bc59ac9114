import { auth, messages } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Return from a third party',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { url: `${paths.oauthCallback}?token=${fixtureToken()}` },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

// A token of its own: its request never completes, and no token is exchanged twice.
export const Default: Story = {
  args: {
    url: `${paths.oauthCallback}?token=${fixtureToken({ userId: 'waiting' })}`,
    exceptions: [{ endpoint: auth.exchangeSession, delay: Number.POSITIVE_INFINITY }],
  },
  play: waitForText(messages.thirdParty.completing),
};

export const LoggedInInteractions: Story = {
  args: { shelves: {} },
  play: waitForText('Welcome, Mara!'),
};

export const UnreadableInteractions: Story = {
  args: { url: `${paths.oauthCallback}?token=junk` },
  play: waitForText(messages.thirdParty.unreadableToken),
};

export const WithoutTokenInteractions: Story = {
  args: { url: paths.oauthCallback },
  play: waitForText('Welcome Back!'),
};
