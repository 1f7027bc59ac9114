import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/Button.tsx';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Hero } from './Hero.tsx';

const cover = (name: string) => ({ id: name, imageUrl: sampleCover(name, 216, 287) });

const meta = {
  component: Hero,
  parameters: {
    dataAttributes: {
      'data-state': 'on the slot of a cover: `shown`, or `waiting` until the cover is defined',
    },
  },
  args: {
    banner: 'More levels are loading. Upgrades unlock soon.',
    welcome: <Heading level={2}>Welcome!</Heading>,
    children: 'Track the games and anime you love, share your thoughts and connect with fellow fans.',
    action: (
      <Button variant="gold" href="#register">
        Join Now
      </Button>
    ),
    covers: ['Breath of', 'Spirited Away', 'Cowboy Bebop', 'Elden Ring', 'Journey'].map(cover),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = {
  args: { welcome: <Heading level={2}>Welcome, Mara!</Heading>, action: null },
};
export const BeforeTheCovers: Story = { args: { covers: [] } };
export const AllVariants: Story = {};
