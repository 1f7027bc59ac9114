import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const statuses = ['Planned', 'Playing', 'Completed', 'Dropped'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Example({ startsOpen = false }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit Game"
        description="Disco Elysium"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="gold" onClick={() => setOpen(false)}>
              Save
            </Button>
          </>
        }
      >
        <Select label="Status" options={statuses} defaultValue="playing" />
      </Dialog>
    </>
  );
}

const meta = {
  component: Dialog,
  args: { open: false, onOpenChange: () => {}, title: 'Edit Game' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
    dataAttributes: { 'data-state': '`open` while it is shown; on the dialog and on the overlay behind it' },
    keys: {
      Tab: 'the next control of the dialog, after the last one the first',
      'Shift+Tab': 'the previous control, before the first one the last',
      Escape: 'calls `onOpenChange(false)`; on closing the focus returns to the element that had it',
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Example /> };
export const AllVariants: Story = { render: () => <Example startsOpen /> };

/** A dialog without state of the page. */
export const Trigger: Story = {
  render: () => (
    <Dialog title="Edit Game" description="Disco Elysium" trigger={<Button>Edit</Button>}>
      <Select label="Status" options={statuses} defaultValue="playing" />
    </Dialog>
  ),
};

export const Message: Story = {
  args: {
    open: true,
    title: 'Password Reset Successful',
    description: 'You can log in with your new password.',
    actions: <Button variant="gold">Go to Login</Button>,
  },
};

export const Large: Story = { args: { ...Message.args, size: 'lg' } };

export const LongContent: Story = {
  args: {
    open: true,
    title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    description: 'What is longer than the window scrolls under it, with its buttons.',
    children: <Text prose>{'Slow games, long series.\n'.repeat(40)}</Text>,
    actions: <Button variant="gold">Understood</Button>,
  },
};

export const FocusInteractions: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Edit' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Edit Game' });
    await expect(within(dialog).getByLabelText('Status')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TrapInteractions: Story = {
  render: () => <Example startsOpen />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit Game' }));
    await waitFor(() => expect(dialog.getByLabelText('Status')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByLabelText('Status')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
