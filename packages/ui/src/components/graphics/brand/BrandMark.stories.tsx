import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };

export const AllVariants: Story = {
  render: () => (
    <Stack direction="row" gap={4} align="centre">
      <BrandMark size="sm" />
      <BrandMark />
      <BrandMark size="lg" />
    </Stack>
  ),
};
