import { mediaTypes, messages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Dashboard',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: paths.dashboard(fixtureUser.username), signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const { listEndpoint } = mediaTypes.game;

export const Default: Story = { play: untilItSays('Hades') };
export const Anime: Story = {
  args: { local: { [storageKeys.contentType]: 'anime' } },
  play: untilItSays('Steins;Gate'),
};
export const Empty: Story = { args: { shelves: {} }, play: untilItSays('Browse Content!') };
export const Failed: Story = {
  args: { exceptions: [{ endpoint: listEndpoint, status: 500 }] },
  play: untilItSays(messages.media.userContentFailed),
};
export const NewPerson: Story = {
  args: { shelves: {}, profile: {} },
  play: untilItSays('Complete your profile'),
};
export const SessionEnded: Story = {
  play: async ({ canvasElement }) => {
    await untilItSays('Hades')({ canvasElement });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await untilItSays(messages.collection.signedOut)({ canvasElement });
  },
};
export const SignedOut: Story = { args: { signedIn: false }, play: untilItSays('Welcome Back!') };
