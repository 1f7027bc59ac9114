import { Text } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditLine } from './CreditLine.tsx';

const meta = {
  title: 'credit-line/CreditLine',
  component: CreditLine,
  args: { what: 'Game data', credits: [{ name: 'RAWG', url: 'https://rawg.io/' }] },
  decorators: [
    (Story) => (
      <Text>
        <Story />
      </Text>
    ),
  ],
} satisfies Meta<typeof CreditLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  args: {
    what: 'Data',
    credits: [
      { name: 'RAWG', url: 'https://rawg.io/games/22511' },
      { name: 'IGDB', url: 'https://www.igdb.com/' },
      {
        name: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/Tetris_(Game_Boy_video_game)',
        article: 'Tetris (Game Boy video game)',
        licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
      },
    ],
  },
};
