import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitchenSink } from './kitchen-sink/KitchenSink.tsx';

const meta = {
  id: 'kitchen-sink',
  title: 'Pages/Kitchen sink',
  component: KitchenSink,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof KitchenSink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Kitchen sink' };
