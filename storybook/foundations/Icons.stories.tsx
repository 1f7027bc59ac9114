import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconsPage } from './IconsPage.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof IconsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Icons' };
