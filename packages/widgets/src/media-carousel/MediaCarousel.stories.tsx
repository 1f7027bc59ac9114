import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { type TopList, useTopTitles } from '@gildshelf/api-client/react';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { MediaCarousel } from './MediaCarousel.tsx';

const loading: TopList = { state: 'loading' };

function Top({ type }: { readonly type: CatalogueType }) {
  return <MediaCarousel type={type} list={useTopTitles(type)} />;
}

const meta = {
  component: MediaCarousel,
  args: { type: 'game', list: loading },
  decorators: [withFixture()],
  render: ({ type }) => <Top type={type} />,
} satisfies Meta<typeof MediaCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Anime: Story = { args: { type: 'anime' } };
export const Loading: Story = { render: (args) => <MediaCarousel {...args} /> };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={14}>
      <Top type="game" />
      <Top type="anime" />
    </Stack>
  ),
};

export const ScrollInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: `Next: ${catalogues.game.topTitle}` });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(next);
    await waitFor(() => expect(Number(sessionStorage.getItem('topGamesPosition'))).toBeGreaterThan(0));
  },
};
