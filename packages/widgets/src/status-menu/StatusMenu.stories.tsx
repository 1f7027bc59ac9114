import { presentTitle } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { CoverGrid, CoverTile } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { coverSources } from '../media-cover/coverSources.ts';
import { withFixture } from '../testing/Fixture.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { TitleAction, TitleActionProvider } from './TitleAction.tsx';

const cards = ['hades-2018', 'disco-elysium', 'hollow-knight', 'dark-souls', 'bioshock'].map((slug) => {
  const item = fixtureTitle('game', slug);
  return { item, view: presentTitle('game', item) };
});
const [first] = cards;

const meta = {
  component: StatusMenu,
  subcomponents: { TitleAction, TitleActionProvider },
  parameters: {
    keys: {
      Enter: 'opens the menu, or saves the chosen status',
      'Arrow keys': 'move through the statuses',
      Escape: 'closes the menu; the focus returns to its button',
    },
  },
  args: {
    type: 'game',
    item: first?.item ?? fixtureTitle('game', 'hades-2018'),
    view: first?.view ?? presentTitle('game', fixtureTitle('game', 'hades-2018')),
    on: 'cover',
    onFailed: () => {},
  },
  render: (args) => (
    <CoverGrid aria-label="Games">
      {cards.map(({ item, view }) => (
        <CoverTile
          key={view.id}
          name={view.title}
          href="#game"
          year={view.year}
          {...coverSources(view, 'card')}
          action={<StatusMenu {...args} item={item} view={view} />}
        />
      ))}
    </CoverGrid>
  ),
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof StatusMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {};

export const KeyboardInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Add BioShock to your collection' })).focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitemradio', { name: 'Planned' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'BioShock: Playing' })).toHaveFocus();
  },
};
