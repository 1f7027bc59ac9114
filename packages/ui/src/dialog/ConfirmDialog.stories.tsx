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
        '`open` while it is there; on the dialog and on the scrim behind it; `loading` on its button',
    },
    keys: {
      'Tab, Shift+Tab': 'the next answer, the one before; the focus stays in the dialog',
      Escape: 'asks to close it, as Cancel does',
      Enter: 'gives the answer that has the focus, which is Cancel at first',
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
export const Gallery: Story = {};

export const AnswerInteractions: Story = {
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
