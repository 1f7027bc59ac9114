import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Remove from your collection',
    description: 'Are you sure you want to remove Hades from your collection?',
    confirmLabel: 'Delete',
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '400px' } },
    dataAttributes: {
      'data-state':
        '`open` while it is shown, on the dialog and on the overlay behind it; `loading` on the confirm button',
    },
    keys: {
      'Tab, Shift+Tab': 'the next or previous button; the focus stays in the dialog',
      Escape: 'calls `onOpenChange(false)`, as Cancel does',
      Enter: 'presses the focused button, which is Cancel at first',
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Harmless: Story = {
  args: {
    tone: 'gold',
    title: 'Leave the page',
    description: 'Your changes are kept for later.',
    confirmLabel: 'Leave',
  },
};
export const Loading: Story = { args: { loading: true } };
export const AllVariants: Story = {};

export const ConfirmInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Remove from your collection' });
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const EscapeInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
