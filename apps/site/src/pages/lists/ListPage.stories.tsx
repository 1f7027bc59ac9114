import { getPublicList, listMessages } from '@gildshelf/api-client/contract';
import { fixtureLists, fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { listPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const urlOf = (index: number) => listPath(fixtureUser.username, fixtureLists[index]?.slug ?? '');

const meta = {
  title: 'List',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: urlOf(0) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Chrono Trigger') };
/** As its owner sees it. */
export const Own: Story = { args: { signedIn: true }, play: waitForText('Chrono Trigger') };
export const OwnPrivateInteractions: Story = {
  args: { signedIn: true, url: urlOf(1) },
  play: waitForText('Only you'),
};
export const EmptyInteractions: Story = {
  args: { url: urlOf(2) },
  play: waitForText(listMessages.noEntries),
};
export const PrivateInteractions: Story = {
  args: { url: urlOf(1) },
  play: waitForText(listMessages.notPublic),
};
export const FailedInteractions: Story = {
  args: { exceptions: [{ endpoint: getPublicList, status: 500 }] },
  play: waitForText(listMessages.loadFailed),
};
