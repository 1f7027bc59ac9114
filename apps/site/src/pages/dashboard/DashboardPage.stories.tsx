import { mediaTypes, messages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Dashboard',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: userPath(paths.dashboard, fixtureUser.username), signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const { listTrackedTitles } = mediaTypes.game;

export const Default: Story = { play: waitForText('Hades') };
export const Anime: Story = {
  args: { local: { [storageKeys.contentType]: 'anime' } },
  play: waitForText('Steins;Gate'),
};
export const Empty: Story = { args: { shelves: {} }, play: waitForText('Browse Content!') };
export const Failed: Story = {
  args: { exceptions: [{ endpoint: listTrackedTitles, status: 500 }] },
  play: waitForText(messages.media.userContentFailed),
};
export const NewPerson: Story = {
  args: { shelves: {}, profile: {} },
  play: waitForText('Complete your profile'),
};
export const SessionEnded: Story = {
  play: async ({ canvasElement }) => {
    await waitForText('Hades')({ canvasElement });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitForText(messages.collection.signedOut)({ canvasElement });
  },
};
export const SignedOut: Story = { args: { signedIn: false }, play: waitForText('Welcome Back!') };
