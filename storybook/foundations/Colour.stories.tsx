import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourPage } from './ColourPage.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ColourPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Colour' };
