import { Stack, StarRating } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: StarRating,
  args: { value: 3.5, label: 'Your rating' },
  parameters: {
    dataAttributes: { 'data-rating': 'the rating, as a number' },
    keys: { 'ArrowRight, ArrowUp': 'half a star more' },
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4}>
      {[0, 2.5, 5].map((value) => (
        <StarRating value={value} key={value} />
      ))}
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
