import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
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
export const Gallery: Story = {};
