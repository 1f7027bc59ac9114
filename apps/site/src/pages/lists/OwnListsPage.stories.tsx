import { listLists, listMessages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Own lists',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.lists, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Winter evenings') };
export const EmptyInteractions: Story = { args: { lists: [] }, play: waitForText(listMessages.noLists) };
export const UnsupportedInteractions: Story = {
  args: { exceptions: [{ endpoint: listLists, status: 404 }] },
  play: waitForText(listMessages.unsupported),
};
export const FailedInteractions: Story = {
  args: { exceptions: [{ endpoint: listLists, status: 500 }] },
  play: waitForText(listMessages.listsFailed),
};
