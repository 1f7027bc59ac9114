import { listEdits } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Recent changes',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: userPath(paths.changes, fixtureUser.username), signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Monster') };
export const EmptyInteractions: Story = {
  args: { exceptions: [{ endpoint: listEdits, status: 200, body: { edits: [], next: null } }] },
  play: waitForText('No changes in the last 30 days'),
};
