import { listMessages, listPublicLists } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Public lists',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: userPath(paths.publicLists, fixtureUser.username) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('With Noor') };
export const MissingInteractions: Story = {
  args: { lists: [] },
  play: waitForText(listMessages.noPublicLists),
};
export const FailedInteractions: Story = {
  args: { exceptions: [{ endpoint: listPublicLists, status: 500 }] },
  play: waitForText(listMessages.listsFailed),
};
