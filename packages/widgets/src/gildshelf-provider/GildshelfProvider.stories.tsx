import { present, usePublicTitles, useTitleRating, useTopTitles } from '@gildshelf/api-client/react';
import { createFixtureFetch, fixtureTitle, fixtureToken, fixtureUser } from '@gildshelf/api-client/testing';
import { Island, Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MediaCarousel } from '../media-carousel/MediaCarousel.tsx';
import { PublicCollection } from '../public-collection/PublicCollection.tsx';
import { RatingForm } from '../rating-form/RatingForm.tsx';
import { RatingSummary } from '../rating-summary/RatingSummary.tsx';
import { GildshelfProvider } from './GildshelfProvider.tsx';

const view = present('game', fixtureTitle('game', 'disco-elysium'));

function TopGames() {
  return <MediaCarousel type="game" list={useTopTitles('game')} rows={1} count={12} />;
}

function Rating() {
  const rating = useTitleRating('game', 'disco-elysium');
  if (rating.state !== 'ready') return null;
  return (
    <RatingSummary type="game" view={view} href="/game/disco-elysium" rating={rating.data} action={null} />
  );
}

function Shelf() {
  const { username } = fixtureUser;
  return (
    <PublicCollection
      username={username}
      type="game"
      list={usePublicTitles(username, 'game', { limit: 6 })}
    />
  );
}

const meta = {
  component: GildshelfProvider,
  args: {
    host: 'https://shelf.example',
    fetch: createFixtureFetch({ visibility: 'public' }),
    children: (
      <Island>
        <TopGames />
      </Island>
    ),
  },
} satisfies Meta<typeof GildshelfProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  args: {
    getToken: () => fixtureToken(),
    children: (
      <Stack gap={6}>
        <Island>
          <TopGames />
        </Island>
        <Island>
          <Rating />
        </Island>
        <Island>
          <RatingForm type="game" item={view} onSignedOut={() => {}} />
        </Island>
        <Island>
          <Shelf />
        </Island>
      </Stack>
    ),
  },
};

export const Light: Story = { args: { theme: { theme: 'light', accent: '#0a7f5a', density: 'compact' } } };

export const TokenInteractions: Story = {
  args: AllVariants.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = await canvas.findByLabelText('Status');
    await waitFor(() => expect(status).toHaveValue('playing'));
    const [link] = await canvas.findAllByRole('link', { name: /Disco Elysium/ });
    await expect(link).toHaveAttribute('href', 'https://shelf.example/game/disco-elysium');
  },
};
