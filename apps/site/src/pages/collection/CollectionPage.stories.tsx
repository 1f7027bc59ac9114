import { mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Public collection',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: userPath(paths.collection, fixtureUser.username), visibility: 'public' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const { empty, failed } = ownMessages.publicCollection;
const exceptions = Object.values(mediaTypes).map(({ listPublicTitles: endpoint }) => ({ endpoint }));

export const Default: Story = { play: waitForText('Hades') };
/** The owner has made every part of the profile public. */
export const WithProfile: Story = {
  args: {
    profile: {
      bio: 'Finishes what she starts.\nMostly.',
      location: 'Lisbon',
      website: 'https://mara.example.com/games/',
    },
    shownParts: ['bio', 'location', 'website'],
  },
  play: waitForText('mara.example.com/games'),
};
export const Empty: Story = { args: { shelves: {} }, play: waitForText(empty('titles')) };
export const Private: Story = {
  args: { visibility: 'private' },
  play: waitForText(ownMessages.collection.notPublic),
};
export const FailedInteractions: Story = {
  args: { exceptions: exceptions.map((one) => ({ ...one, status: 500 })) },
  play: waitForText(failed),
};
export const PartFailed: Story = {
  args: { exceptions: [{ endpoint: mediaTypes.anime.listPublicTitles, status: 500 }] },
  play: waitForText(failed),
};
export const Loading: Story = {
  args: { exceptions: exceptions.map((one) => ({ ...one, delay: Number.POSITIVE_INFINITY })) },
};
