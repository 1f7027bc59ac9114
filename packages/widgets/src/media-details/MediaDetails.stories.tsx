import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { Button, Page } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginPrompt } from '../rating-form/LoginPrompt.tsx';
import { RatingForm } from '../rating-form/RatingForm.tsx';
import { withFixture } from '../testing/Fixture.tsx';
import { MediaDetails } from './MediaDetails.tsx';

const game = (slug: string) => present('game', fixtureTitle('game', slug));
const anime = (slug: string) => present('anime', fixtureTitle('anime', slug));
const zelda = game('the-legend-of-zelda-breath-of-the-wild');

const meta = {
  component: MediaDetails,
  args: {
    type: 'game',
    view: zelda,
    backAction: (
      <Button variant="quiet" startIcon="back">
        Back
      </Button>
    ),
    panel: <RatingForm type="game" item={zelda} onSignedOut={() => undefined} />,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
    withFixture({ signedIn: true, thumbnails: true }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MediaDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Credited: Story = {
  args: {
    view: { ...zelda, credits: [{ name: 'RAWG', url: 'https://rawg.io/games/22511' }] },
  },
};
export const WithoutAverage: Story = { args: { view: game('chrono-trigger') } };

const known = present('game', { id: zelda.id, slug: zelda.slug, name: zelda.title });
export const Loading: Story = { args: { view: known, loading: true } };
export const LoadingAnime: Story = {
  args: {
    type: 'anime',
    view: present('anime', { id: '7', slug: 'frieren', title: 'Sousou no Frieren' }),
    loading: true,
  },
};
export const WithProblem: Story = {
  args: { view: known, problem: 'Failed to load details. Please try again later.' },
};

export const WithoutTrailer: Story = { args: { type: 'anime', view: anime('cowboy-bebop') } };

export const AllVariants: Story = {
  args: {
    type: 'anime',
    view: anime('frieren-beyond-journeys-end'),
    panel: <LoginPrompt loginHref="/auth/login" registerHref="/auth/register" />,
  },
};
