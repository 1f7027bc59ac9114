import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { CoverGrid } from './CoverGrid.tsx';
import { CoverTile } from './CoverTile.tsx';
import { MediaTile } from './MediaTile.tsx';
import { TileAction } from './TileAction.tsx';
import { TileStatus } from './TileStatus.tsx';

const meta = {
  component: MediaTile,
  subcomponents: { CoverGrid, CoverTile, TileAction, TileStatus },
  parameters: {
    dataAttributes: {
      'data-part': '`cover`, `text`, `rank`, `body` or `action`: part of a tile',
      'data-state':
        '`busy` while a grid of covers is dimmed, or while the action of a tile is at work; else `ready`',
    },
    keys: {
      Enter: 'follows the link',
      Tab: 'moves the focus from the tile to its actions, which become visible',
    },
  },
  args: { name: 'Outer Wilds', href: '#outer-wilds', imageUrl: sampleCover('Outer Wilds'), rank: 8 },
} satisfies Meta<typeof MediaTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <IconButton icon="edit" label="Edit Outer Wilds" variant="overlay" />
    <IconButton icon="trash" label="Remove Outer Wilds" variant="overlay" />
  </>
);

const games = [
  { name: 'Persona 5 Royal', year: 2019, average: 4.75 },
  { name: 'The Witcher 3: Wild Hunt', year: 2015, average: 4.64 },
  { name: 'Hades', year: 2020, average: 4.42 },
  { name: 'Return of the Obra Dinn', year: 2018 },
  { name: 'Outer Wilds', average: 4.3 },
  { name: 'Stray' },
];

const covers = games.map((game) => (
  <CoverTile key={game.name} {...game} href="#game" imageUrl={sampleCover(game.name)} />
));

const tracked = {
  size: 'md',
  rank: undefined,
  imageUrl: sampleCover('Outer Wilds', 240, 250),
  status: <TileStatus icon="check">Status: Completed</TileStatus>,
  rating: <StarRating value={4.5} size="sm" />,
  actions,
} as const;

const statusButton = <IconButton icon="check" label="Outer Wilds: Completed" size="sm" />;

export const Default: Story = {};
export const StatusAction: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Carousel
        title="Games"
        items={[undefined, 'Saving…']}
        itemKey={(busyText) => busyText ?? ''}
        rows={1}
        cardWidth={150}
        height={240}
        renderItem={(busyText) => (
          <>
            <MediaTile {...args} name="The Legend of Zelda: Breath of the Wild" />
            <TileAction busyText={busyText}>{statusButton}</TileAction>
          </>
        )}
      />
      <CoverGrid aria-label="Games">
        {games.map((game) => (
          <CoverTile
            key={game.name}
            {...game}
            href="#game"
            imageUrl={sampleCover(game.name)}
            action={
              <TileAction on="cover" active>
                {statusButton}
              </TileAction>
            }
          />
        ))}
      </CoverGrid>
    </Stack>
  ),
};
export const LongName: Story = {
  args: { name: 'The Legend of Zelda: Breath of the Wild', imageUrl: sampleCover('The Legend of') },
};
export const WithoutAddress: Story = { args: { href: undefined } };
export const StandIn: Story = { args: { imageUrl: null, fallback: sampleCover('Stand-in') } };
export const Covers: Story = { render: () => <CoverGrid aria-label="Games">{covers}</CoverGrid> };
export const Dashboard: Story = { args: tracked };

export const States: Story = {
  args: tracked,
  parameters: { states: { target: 'a', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Stack direction="row" gap={6} wrap>
        {[
          'The Witcher 3: Wild Hunt',
          'The Legend of Zelda: Breath of the Wild',
          'Elden Ring',
          'Portal 2',
        ].map((name, index) => (
          <MediaTile
            {...args}
            key={name}
            name={name}
            imageUrl={sampleCover(name)}
            rank={index ? index * 33 + 1 : 1}
          />
        ))}
        <MediaTile {...args} href={undefined} />
      </Stack>
      <Stack direction="row" gap={8} wrap>
        <MediaTile name="Outer Wilds" href="#outer-wilds" {...tracked} />
        <MediaTile
          {...tracked}
          href="#outer-wilds"
          name="Return of the Obra Dinn, a very long name"
          imageUrl={sampleCover('Obra Dinn', 240, 250)}
          status={<TileStatus icon="bookmark">Status: Planned</TileStatus>}
          rating={null}
        />
        <MediaTile {...tracked} href="#outer-wilds" name="Hades" imageUrl={null} />
      </Stack>
      <CoverGrid aria-label="Covers">
        {covers}
        <CoverTile name="A title without a cover" href="#title" year={1998} imageUrl={null} />
        <CoverTile name="A tile without a link" year={2021} average={3} imageUrl={sampleCover('Tile')} />
      </CoverGrid>
      <CoverGrid aria-label="Covers that are replaced" busy dir="rtl" lang="ar">
        {covers}
      </CoverGrid>
    </Stack>
  ),
};

export const ActionsInteractions: Story = {
  args: tracked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Outer Wilds/ })).toHaveFocus();
    await userEvent.tab();
    const edit = canvas.getByRole('button', { name: 'Edit Outer Wilds' });
    await expect(edit).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(edit.parentElement as HTMLElement).opacity).toBe('1'));
  },
};
