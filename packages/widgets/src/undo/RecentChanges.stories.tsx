import { editMessages, listEdits } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { RecentChanges } from './RecentChanges.tsx';

const meta = {
  component: RecentChanges,
  args: { hrefOf: () => '#title' },
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof RecentChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {};

export const EmptyInteractions: Story = {
  decorators: [
    withFixture({
      signedIn: true,
      exceptions: [{ endpoint: listEdits, status: 200, body: { edits: [], next: null } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No changes in the last 30 days')).toBeVisible();
  },
};

export const LoadFailedInteractions: Story = {
  decorators: [withFixture({ signedIn: true, exceptions: [{ endpoint: listEdits, status: 500 }] })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(editMessages.listFailed)).toBeVisible();
  },
};
