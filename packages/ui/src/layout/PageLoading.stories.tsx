import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading } from './PageLoading.tsx';

const meta = {
  component: PageLoading,
  parameters: {
    dataAttributes: { 'data-page': '`loading`, so that what stands beside the page can wait as well' },
  },
} satisfies Meta<typeof PageLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = { args: { label: 'Loading the dashboard' } };
