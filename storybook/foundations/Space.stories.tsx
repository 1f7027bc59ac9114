import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpacePage } from './SpacePage.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpacePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpacePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Space' };
