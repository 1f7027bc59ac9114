import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionPage } from './MotionPage.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Motion' };
