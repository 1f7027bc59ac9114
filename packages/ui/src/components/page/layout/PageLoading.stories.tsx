import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading } from './PageLoading.tsx';

const meta = {
  component: PageLoading,
  parameters: {
    dataAttributes: { 'data-page': '`loading`, so that styles of the surrounding page can hide its footer' },
  },
} satisfies Meta<typeof PageLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = { args: { label: 'Loading the dashboard' } };
