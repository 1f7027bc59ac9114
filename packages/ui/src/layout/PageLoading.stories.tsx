import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading } from './PageLoading.tsx';

const meta = { component: PageLoading } satisfies Meta<typeof PageLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = { args: { label: 'Loading the dashboard' } };
