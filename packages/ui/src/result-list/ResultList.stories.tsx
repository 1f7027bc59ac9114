import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCover } from '../image/sampleCover.ts';
import { ResultList } from './ResultList.tsx';

const meta = {
  component: ResultList,
  args: {
    label: 'Results',
    query: 'legend',
    onSelect: fn(),
    results: [
      { id: 'r1', name: 'Legend of the Galactic Heroes', type: 'Anime', typeIcon: 'tv', href: '#r1' },
      { id: 'r2', name: 'League of Legends', type: 'Game', typeIcon: 'gamepad', href: '#r2' },
      {
        id: 'r3',
        name: 'The Legend of Zelda: A Link to the Past & Four Swords',
        type: 'Game',
        typeIcon: 'gamepad',
        href: '#r3',
      },
    ],
  },
  render: (args) => {
    const results = args.results.map((result) => ({ ...result, imageUrl: sampleCover(result.name, 56, 67) }));
    return <Pointed {...args} results={results} />;
  },
} satisfies Meta<typeof ResultList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { activeId: 'r1' } };
export const Gallery: Story = { args: { activeId: 'r2' } };

export const PointerInteractions: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('option', { name: /League of Legends/ });
    await userEvent.hover(row);
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(row);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

function Pointed(args: React.ComponentProps<typeof ResultList>) {
  const [activeId, setActiveId] = useState(args.activeId);
  return <ResultList {...args} activeId={activeId} onActiveChange={setActiveId} />;
}
