import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = { component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hero: Story = { args: { size: 'lg', underline: true } };
export const Auth: Story = { args: { size: 'md', underline: true } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={10}>
      <Wordmark size="lg" underline />
      <Wordmark size="md" underline />
      <Wordmark size="sm" />
      <Stack direction="row" gap={6}>
        <BrandMark size="sm" />
        <BrandMark size="md" />
        <BrandMark size="lg" />
      </Stack>
    </Stack>
  ),
};
