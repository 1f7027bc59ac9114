import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: 'edit', label: 'Edit Hades', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline', icon: 'chevron-right', label: 'Next games' } };
export const Overlay: Story = { args: { variant: 'overlay', icon: 'trash', label: 'Remove Hades' } };

const variants = ['quiet', 'outline', 'overlay'] as const;

export const Gallery: Story = {
  render: () => (
    <Stack gap={5}>
      {variants.map((variant) => (
        <Stack direction="row" gap={4} key={variant}>
          <IconButton variant={variant} icon="chevron-left" label="Previous" disabled />
          <IconButton variant={variant} icon="chevron-right" label="Next" />
          <IconButton variant={variant} icon="edit" label="Edit" />
          <IconButton variant={variant} icon="trash" label="Remove" size="sm" />
          <IconButton variant={variant} icon="cross" label="Close" size="sm" />
        </Stack>
      ))}
    </Stack>
  ),
};
