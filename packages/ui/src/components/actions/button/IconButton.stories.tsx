import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: 'edit', label: 'Edit Hades', onClick: fn() },
  parameters: {
    dataAttributes: { 'data-state': 'on the trigger of a menu or dialog: `open` or `closed`' },
    keys: { 'Enter, Space': 'presses the button' },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm', icon: 'cross', label: 'Close' } };
export const Disabled: Story = { args: { disabled: true } };
export const Outline: Story = { args: { variant: 'outline', icon: 'chevron-right', label: 'Next games' } };
export const Overlay: Story = { args: { variant: 'overlay', icon: 'trash', label: 'Remove Hades' } };

const variants = ['quiet', 'outline', 'overlay'] as const;

export const States: Story = {
  parameters: { states: { target: 'button' } },
  render: () => (
    <Stack direction="row" gap={4}>
      {variants.map((variant) => (
        <IconButton variant={variant} icon="edit" label={`Edit (${variant})`} key={variant} />
      ))}
    </Stack>
  ),
};

export const AllVariants: Story = {
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

export const PressInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit Hades' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
