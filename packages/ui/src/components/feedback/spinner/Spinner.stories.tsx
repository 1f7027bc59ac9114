import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const WithWords: Story = {
  args: { label: 'Completing your login...', showLabel: true, space: 'block' },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack direction="row" gap={6}>
        <Spinner size="sm" />
        <Spinner size="md" />
        <Spinner size="lg" />
      </Stack>
      <Spinner space="block" size="lg" label="Completing your login..." showLabel />
    </Stack>
  ),
};
