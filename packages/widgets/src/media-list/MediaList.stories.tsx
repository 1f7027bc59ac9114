import type { CatalogueType } from '@gildshelf/api-client/contract';
import { catalogues } from '@gildshelf/api-client/contract';
import { type ChosenTitles, useTitles } from '@gildshelf/api-client/react';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFixture } from '../testing/Fixture.tsx';
import { MediaList, type MediaListProps } from './MediaList.tsx';

const loading: ChosenTitles = { state: 'loading' };
const slugs: Readonly<Record<CatalogueType, readonly string[]>> = {
  game: ['disco-elysium', 'hades-2018', 'portal-2', 'elden-ring'],
  anime: ['frieren-beyond-journeys-end', 'steins-gate'],
  movie: ['the-godfather', 'parasite'],
  show: ['show-1', 'show-2'],
  manga: ['manga-1', 'manga-2'],
};

function Chosen(props: Omit<MediaListProps, 'list'> & { readonly slugs?: readonly string[] }) {
  const { slugs: chosen = slugs[props.type], ...rest } = props;
  return <MediaList {...rest} list={useTitles(props.type, chosen)} />;
}

const meta = {
  component: MediaList,
  args: { type: 'game', list: loading },
  decorators: [withFixture()],
  render: ({ type }) => <Chosen type={type} />,
} satisfies Meta<typeof MediaList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTitle: Story = {
  render: () => <Chosen type="anime" title="What I watch every autumn" />,
};
export const TwoRows: Story = { render: ({ type }) => <Chosen type={type} rows={2} /> };
export const Loading: Story = { render: (args) => <MediaList {...args} /> };
export const UnknownTitles: Story = { render: ({ type }) => <Chosen type={type} slugs={['nothing']} /> };
export const Failed: Story = {
  decorators: [withFixture({ exceptions: [{ endpoint: catalogues.game.getTitleDetails, status: 500 }] })],
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={10}>
      <Chosen type="game" />
      <Chosen type="anime" title="What I watch every autumn" />
      <Chosen type="game" title="In two rows" rows={2} />
      <Chosen type="game" slugs={['nothing']} />
    </Stack>
  ),
};
