import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Grid } from '../../page/layout/Grid.tsx';
import { TrailerFrame } from './TrailerFrame.tsx';

const player = <div />;

const meta = {
  component: TrailerFrame,
  parameters: {
    dataAttributes: { 'data-state': '`image`, or `playing` while a player is rendered' },
    keys: { 'Enter, Space': 'starts the trailer' },
  },
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
export const Failed: Story = { args: { problem: 'The trailer could not be played.' } };
export const Playing: Story = { args: { children: player } };
export const AllVariants: Story = {
  render: (args) => (
    <Grid columns="2">
      <TrailerFrame {...args} />
      <TrailerFrame {...args} onPlay={undefined} caption={undefined} />
      <TrailerFrame {...args} imageUrl={null} />
      <TrailerFrame {...args}>{player}</TrailerFrame>
    </Grid>
  ),
};

export const PlayInteractions: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Play trailer' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledTimes(2);
  },
};
