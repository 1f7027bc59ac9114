import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemePage } from './theme/ThemePage.tsx';

const meta = {
  id: 'theme',
  title: 'Foundations/All tokens',
  component: ThemePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ThemePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'All tokens' };
