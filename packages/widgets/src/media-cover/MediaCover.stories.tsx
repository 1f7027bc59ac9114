import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MediaCover } from './MediaCover.tsx';

const view = present('game', fixtureTitle('game', 'disco-elysium'));

const meta = {
  component: MediaCover,
  args: { type: 'game', view, shape: 'detail', described: true },
} satisfies Meta<typeof MediaCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failing: Story = { args: { view: { ...view, imageUrl: 'data:image/png;base64,AAAA' } } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack direction="row" gap={6} wrap>
      <MediaCover {...args} shape="card" radius="card" />
      <MediaCover {...args} shape="dashboard" radius="card" />
      <MediaCover {...args} shape="detail" radius="card" />
      <MediaCover {...args} shape="banner" radius="card" />
      <MediaCover {...args} shape="thumbnail" radius="thumb" />
    </Stack>
  ),
};

export const FallbackInteractions: Story = {
  ...Failing,
  play: async ({ canvasElement }) => {
    const cover = await within(canvasElement).findByRole('img', { name: 'Disco Elysium (Game)' });
    await expect(cover).toHaveAttribute('width', '282');
  },
};
