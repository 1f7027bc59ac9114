import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { type Result, ResultList } from './ResultList.tsx';

const three: Result[] = [
  { id: 'r1', name: 'Legend of the Galactic Heroes', type: 'Anime', typeIcon: 'tv', href: '#r1' },
  { id: 'r2', name: 'League of Legends', type: 'Game', typeIcon: 'gamepad', href: '#r2' },
  {
    id: 'r3',
    name: 'The Legend of Zelda: A Link to the Past & Four Swords',
    type: 'Game',
    typeIcon: 'gamepad',
    href: '#r3',
  },
];

const groups: Result[] = [
  ...three,
  { id: 'm1', name: 'Urban Legend', type: 'Movie', typeIcon: 'film', group: 'Movies', href: '#m1' },
  { id: 'm2', name: 'I Am Legend', type: 'Movie', typeIcon: 'film', group: 'Movies', href: '#m2' },
  {
    id: 's1',
    name: 'The Legend of Korra',
    type: 'TV Show',
    typeIcon: 'screen',
    group: 'TV Shows',
    href: '#s1',
  },
  {
    id: 'b1',
    name: 'The Legend of Zelda: Twilight Princess',
    type: 'Manga',
    typeIcon: 'book',
    group: 'Manga',
    href: '#b1',
  },
];

const longNames: Result[] = [
  {
    id: 'r1',
    name: 'That Time I Got Reincarnated as a Slime: Scarlet Bond, the Long Way Home and Everything That Happened on It, Told Again from the Beginning',
    type: 'Anime',
    typeIcon: 'tv',
    href: '#r1',
  },
  {
    id: 'r2',
    name: 'Slimedonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    type: 'Game',
    typeIcon: 'gamepad',
    href: '#r2',
  },
];

const meta = {
  component: ResultList,
  parameters: {
    dataAttributes: { 'data-part': '`text`, `name` or `type`: part of the row; `group`: heading of a group' },
    keys: {
      'ArrowDown, ArrowUp': 'the combobox moves `activeId`; the active row is scrolled into view',
      Enter: 'the combobox follows the link of the active row; a focused row follows its own link',
    },
  },
  args: {
    label: 'Results',
    query: 'legend',
    onSelect: fn(),
    results: three,
  },
  render: (args) => {
    const results = args.results.map((result) => ({ ...result, imageUrl: sampleCover(result.name, 56, 67) }));
    return <ControlledList {...args} results={results} />;
  },
} satisfies Meta<typeof ResultList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Groups: Story = { args: { results: groups } };
export const Active: Story = { args: { activeId: 'r1' } };
export const WithoutQuery: Story = { args: { query: undefined } };
export const LongNames: Story = {
  args: {
    query: 'slime',
    results: longNames,
  },
};
export const AllVariants: Story = {
  args: {
    activeId: 'r2',
    results: [...three, ...longNames].map((result, index) => ({
      ...result,
      id: `r${index + 1}`,
    })),
  },
};

export const PointerInteractions: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('option', { name: /League of Legends/ });
    await userEvent.hover(row);
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(row);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

function ControlledList(args: React.ComponentProps<typeof ResultList>) {
  const [activeId, setActiveId] = useState(args.activeId);
  return <ResultList {...args} activeId={activeId} onActiveChange={setActiveId} />;
}

function ListWithButton(args: React.ComponentProps<typeof ResultList>) {
  const [active, setActive] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setActive(args.results.length - 1)}>
        To the last one
      </button>
      <ResultList {...args} activeId={args.results[active]?.id} />
    </>
  );
}

export const ScrollInteractions: Story = {
  args: {
    results: Array.from({ length: 30 }, (_, index) => ({
      id: `many-${index}`,
      name: `Result ${index + 1}`,
      type: 'Game',
    })),
  },
  render: (args) => <ListWithButton {...args} />,
  play: async ({ canvas }) => {
    const last = canvas.getByRole('option', { name: /^Result 30/ });
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
