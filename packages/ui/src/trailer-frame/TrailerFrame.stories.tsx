import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCover } from '../image/sampleCover.ts';
import { TrailerFrame } from './TrailerFrame.tsx';

const meta = {
  component: TrailerFrame,
  args: {
    label: 'Play trailer',
    caption: 'Trailer',
    imageUrl: sampleCover('', 800, 450),
    onPlay: fn(),
  },
} satisfies Meta<typeof TrailerFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTrailer: Story = { args: { onPlay: undefined, caption: undefined } };
export const Gallery: Story = {};

export const PlayInteractions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play trailer' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
