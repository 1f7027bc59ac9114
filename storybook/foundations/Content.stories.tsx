import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentPage } from './ContentPage.tsx';

const meta = {
  title: 'Foundations/Content',
  component: ContentPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Content' };
