import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = { component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hero: Story = { args: { size: 'hero', underline: true } };
export const Auth: Story = { args: { size: 'auth', underline: true } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={10}>
      <Wordmark size="hero" underline />
      <Wordmark size="auth" underline />
      <Wordmark size="bar" />
      <Stack direction="row" gap={6}>
        <BrandMark size={24} />
        <BrandMark size={28} />
        <BrandMark size={40} />
      </Stack>
    </Stack>
  ),
};
