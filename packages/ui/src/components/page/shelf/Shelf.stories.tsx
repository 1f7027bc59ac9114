import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Shelf } from './Shelf.tsx';

const meta = { component: Shelf } satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hero: Story = { args: { weight: 'hero' } };
export const FadeBothWays: Story = { args: { fade: 'both' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={8}>
      <Shelf />
      <Shelf fade="both" />
      <Shelf weight="hero" />
      <Shelf weight="hero" fade="both" />
    </Stack>
  ),
};
