import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../actions/link/Link.tsx';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { MediaTile } from '../media-tile/MediaTile.tsx';
import { Carousel } from './Carousel.tsx';

interface Entry {
  rank: number;
  name: string;
}

const names = ['Elden Ring', 'Portal 2', 'Outer Wilds', 'The Witcher 3: Wild Hunt', 'Disco Elysium', 'Hades'];
const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ rank: index + 1, name: names[index % names.length] ?? '' }));

const meta = {
  component: Carousel<Entry>,
  args: {
    title: 'Top 100 Games',
    items: entries(100),
    itemKey: ({ rank }) => rank,
    renderItem: ({ rank, name }) => (
      <MediaTile name={name} rank={rank} href={`/game/${rank}`} imageUrl={sampleCover(name)} />
    ),
    cardWidth: 150,
    height: 504,
    onPositionChange: fn(),
  },
  parameters: {
    dataAttributes: {
      'data-state': 'on the region: `loading` while a spinner is shown instead of the cards, then `ready`',
      'data-smooth': 'on the track: `true` while it scrolls smoothly, absent while a position is restored',
      'data-part': 'on the scroll container: `track`, for scripts on pages without React',
      'data-direction': 'on an arrow: `previous` or `next`',
      'data-index': 'on a card, with more than 100 items: its index in `items`, from 0',
    },
    keys: {
      Tab: 'moves to the skip link, the arrows, then from card to card; each focused card is scrolled completely into view',
      'ArrowRight, ArrowLeft': 'from a card to the next or previous column; mirrored in right-to-left text',
      'ArrowDown, ArrowUp': 'from a card to the other row, with two rows',
      Home: 'the first card',
      End: 'the last card',
      'Enter, Space': 'on an arrow: scrolls forwards or backwards by a page of whole cards',
      Enter: 'on the skip link: moves the focus past the carousel',
    },
  },
} satisfies Meta<typeof Carousel<Entry>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneRow: Story = { args: { rows: 1, height: 240 } };

export const TwoRows: Story = { args: { rows: 2 } };

export const Thousands: Story = { args: { title: 'Top 5000 Games', items: entries(5000) } };

export const FewItems: Story = { args: { items: entries(3), rows: 1, height: 240 } };

export const Loading: Story = { args: { items: [] } };

export const Restored: Story = { args: { position: 10 * 174 } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
};

export const AllVariants: Story = {
  render: (args) => (
    <>
      <Carousel {...args} />
      <Carousel
        {...args}
        title="One row"
        action={<Link href="#all">All games</Link>}
        rows={1}
        height={240}
        position={348}
      />
    </>
  ),
};

// Smooth scrolling takes long on a busy machine.
const scrollTimeout = { timeout: 15_000 };

export const ArrowInteractions: Story = {
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next: Top 100 Games' });
    const previous = canvas.getByRole('button', { name: 'Previous: Top 100 Games' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'), scrollTimeout);
    await waitFor(() => {
      const track = canvas.getByRole('list').parentElement;
      expect((track?.scrollLeft ?? 1) % 174).toBe(0);
      expect(track?.scrollLeft).toBeGreaterThan(0);
    }, scrollTimeout);
    await expect(args.onPositionChange).toHaveBeenCalled();
  },
};

export const TabInteractions: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('region')).getAllByRole('link');
    await expect(links).toHaveLength(100);
    canvas.getByRole('button', { name: 'Next: Top 100 Games' }).focus();
    for (const link of links.slice(0, 40)) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const KeyboardInteractions: Story = {
  ...Thousands,
  play: async ({ canvas }) => {
    within(canvas.getByRole('region')).getAllByRole('link')[0]?.focus();
    for (const [key, rank] of [
      ['ArrowRight', 3],
      ['ArrowDown', 4],
      ['End', 5000],
      ['ArrowLeft', 4998],
      ['Home', 1],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(document.activeElement).toHaveAttribute('href', `/game/${rank}`);
    }
    await waitFor(() => expect(canvas.getByRole('list').parentElement?.scrollLeft).toBe(0), scrollTimeout);
  },
};

export const RightToLeftInteractions: Story = {
  ...RightToLeft,
  play: async ({ canvas }) => {
    const track = canvas.getByRole('list').parentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Top 100 Games' }));
    await waitFor(() => {
      expect(track?.scrollLeft).toBeLessThan(0);
      expect(Math.abs(track?.scrollLeft ?? 1) % 174).toBe(0);
    }, scrollTimeout);
    within(canvas.getByRole('region')).getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvas.getByRole('region')).getAllByRole('link')[2]).toHaveFocus();
  },
};
