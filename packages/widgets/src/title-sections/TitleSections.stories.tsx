import type { TitleDetails } from '@gildshelf/api-client/contract';
import { present, type RelatedTitle, type TitleRelations } from '@gildshelf/api-client/react';
import { fixtureAnime, fixtureGames, fixtureTitle } from '@gildshelf/api-client/testing';
import { Grid, Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatingHistogram } from './RatingHistogram.tsx';
import { RelatedTitles } from './RelatedTitles.tsx';
import { TitleChips } from './TitleChips.tsx';
import { TitleFacts } from './TitleFacts.tsx';
import { TitleLinks } from './TitleLinks.tsx';

const view = present('game', fixtureTitle('game', 'the-legend-of-zelda-breath-of-the-wild'));
const games: RelatedTitle[] = fixtureGames.map((item) => ({
  type: 'game',
  item,
  view: present('game', item),
}));
const anime: RelatedTitle[] = fixtureAnime.map((item) => ({
  type: 'anime',
  item,
  view: present('anime', item),
}));

const relations: TitleRelations = {
  series: {
    name: 'The Legend of Zelda',
    isFacet: true,
    total: 20,
    titles: games.slice(0, 6).map((title, index) => ({ ...title, isCurrent: index === 4 })),
  },
  franchise: anime.slice(0, 2).map((title) => ({ ...title, relation: 'adaptation' })),
  similar: games.slice(3, 9),
};

const details: TitleDetails = {
  facts: [
    { name: 'developer', label: 'Developer', values: ['Nintendo EPD'] },
    { label: 'Publisher', values: ['Nintendo', 'Nintendo of America'] },
    { name: 'series', label: 'Series', values: ['The Legend of Zelda'] },
  ],
  alternativeTitles: ['ゼルダの伝説 ブレス オブ ザ ワイルド', 'Zelda: Breath of the Wild'],
  externalLinks: [
    { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/The_Legend_of_Zelda:_Breath_of_the_Wild' },
    { name: 'RAWG', url: 'https://rawg.io/games/22511' },
  ],
};

const ratings = { average: 4.4, count: 1208, distribution: [8, 9, 12, 22, 41, 78, 148, 243, 402, 245] };

const meta = {
  title: 'title-sections/RelatedTitles',
  component: RelatedTitles,
  subcomponents: { TitleChips, TitleFacts, TitleLinks, RatingHistogram },
  args: { type: 'game', relations },
} satisfies Meta<typeof RelatedTitles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlySimilar: Story = { args: { relations: { ...relations, series: null, franchise: [] } } };
export const Chips: Story = { render: () => <TitleChips type="game" view={view} /> };
export const Facts: Story = { render: () => <TitleFacts type="game" details={details} /> };
export const Links: Story = { render: () => <TitleLinks links={details.externalLinks} /> };
export const Ratings: Story = { render: () => <RatingHistogram ratings={ratings} ownRating={4.5} /> };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Grid columns="3">
        <Stack gap={4}>
          <TitleChips type="game" view={view} />
          <TitleFacts type="game" details={details} />
        </Stack>
        <TitleLinks links={details.externalLinks} />
        <RatingHistogram ratings={ratings} ownRating={4.5} />
      </Grid>
      <RelatedTitles {...args} />
    </Stack>
  ),
};

export const CurrentTitleInteractions: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent(games[4]?.view.title ?? '');
    await expect(canvas.getByRole('link', { name: 'All 20' })).toHaveAttribute(
      'href',
      '/browse/game?series=The+Legend+of+Zelda',
    );
  },
};
