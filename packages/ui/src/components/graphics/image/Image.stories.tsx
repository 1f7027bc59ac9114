import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Image } from './Image.tsx';
import { sampleCover } from './sampleCover.ts';

const meta = {
  component: Image,
  args: { src: sampleCover('Outer Wilds'), alt: 'Outer Wilds', width: 150, height: 180, radius: 'card' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  args: { srcSet: `${sampleCover('Outer Wilds', 300, 360)} 2x` },
};
export const Fill: Story = {
  args: { fit: 'fill', src: sampleCover('', 800, 450), width: 800, height: 450 },
};
export const StandIn: Story = {
  args: { src: 'data:image/png;base64,AAAA', fallback: sampleCover('Stand-in') },
};
export const DrawnOnDemand: Story = { args: { src: null, fallback: async () => sampleCover('On demand') } };
export const NothingToShow: Story = { args: { src: null } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack direction="row" gap={6} wrap>
      <Image {...args} />
      <Image {...args} radius="thumb" width={56} height={67} />
      <Image {...args} src={null} fallback={sampleCover('Stand-in')} />
      <Image {...args} src={null} />
    </Stack>
  ),
};

export const StandInInteractions: Story = {
  args: { src: 'data:image/png;base64,AAAA', fallback: sampleCover('Stand-in') },
  play: async ({ canvasElement, args }) => {
    const image = await waitFor(() => {
      const found = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Outer Wilds' });
      expect(found.getAttribute('src')).toBe(args.fallback);
      return found;
    });
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 150, height: 180 });
  },
};
