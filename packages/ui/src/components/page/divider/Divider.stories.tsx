import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = { component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWord: Story = { args: { word: 'or' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={6}>
      <Divider />
      <Divider word="or" />
    </Stack>
  ),
};
