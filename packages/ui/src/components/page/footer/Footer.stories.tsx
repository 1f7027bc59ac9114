import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../actions/link/Link.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: {
    credits: [
      <>
        Game data from <Link href="https://rawg.io">RAWG</Link>
      </>,
      <>
        Anime data from <Link href="https://myanimelist.net">MyAnimeList</Link>
      </>,
    ],
    copyright: '© 2026 Gildshelf',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Footer {...args} />
      {/* A footer in an article is no contentinfo landmark, of which a page may have only one. */}
      <article>
        <Footer {...args} credits={[]} />
      </article>
      <article dir="rtl" lang="ar">
        <Footer {...args} credits={args.credits.slice(0, 1)} />
      </article>
    </Stack>
  ),
};

export const RoomInteractions: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};
