import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 24 } };
export const Large: Story = { args: { size: 40 } };

export const AllVariants: Story = {
  render: () => (
    <Stack direction="row" gap={4} align="centre">
      <BrandMark size={24} />
      <BrandMark />
      <BrandMark size={40} />
    </Stack>
  ),
};
