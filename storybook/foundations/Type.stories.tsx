import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypePage } from './TypePage.tsx';

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TypePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Type' };
