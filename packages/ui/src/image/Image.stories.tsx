import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Image } from './Image.tsx';
import { sampleCover } from './sampleCover.ts';

const meta = {
  component: Image,
  args: { src: sampleCover('Outer Wilds'), alt: 'Outer Wilds', width: 150, height: 180, radius: 'card' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StandIn: Story = {
  args: { src: 'data:image/png;base64,AAAA', fallback: sampleCover('Stand-in') },
};
export const DrawnOnDemand: Story = { args: { src: null, fallback: async () => sampleCover('On demand') } };
export const NothingToShow: Story = { args: { src: null } };

export const Gallery: Story = {
  render: (args) => (
    <Stack direction="row" gap={6} wrap>
      <Image {...args} />
      <Image {...args} radius="thumb" width={56} height={67} />
      <Image {...args} src={null} fallback={sampleCover('Stand-in')} />
      <Image {...args} src={null} />
    </Stack>
  ),
};
