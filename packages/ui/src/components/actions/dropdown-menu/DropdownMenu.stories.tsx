import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Button } from '../button/Button.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const logOut = fn();

const meta = {
  component: DropdownMenu,
  args: {
    align: 'start',
    trigger: <Button startIcon="account">Account</Button>,
    items: [
      { label: 'Dashboard', icon: 'bookmark', href: '#dashboard' },
      { label: 'Profile', icon: 'account', href: '#profile' },
      { label: 'Logout', icon: 'logout', onSelect: logOut, divided: true },
    ],
  },
  parameters: {
    docs: { story: { inline: false, height: '280px' } },
    dataAttributes: {
      'data-state': '`open` or `closed`; on the trigger and on the menu',
      'data-highlighted': 'present on the item that has the focus or is under the pointer',
      'data-disabled': 'present on an item that cannot be chosen',
      'data-side': '`bottom`, or `top` if there is no room below; on the menu',
      'data-align': '`start` or `end`; on the menu',
    },
    keys: {
      'Enter, Space, ArrowDown': 'on the trigger: opens the menu and focuses its first item',
      'ArrowDown, ArrowUp': 'the next or previous item',
      'Home, End': 'the first or last item',
      'a to z': 'the next item that starts with the typed characters',
      'Enter, Space': 'chooses the item and closes the menu',
      Escape: 'closes the menu; the focus returns to the trigger',
      'Tab, Shift+Tab': 'closes the menu; the focus moves on from the trigger',
    },
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDisabledItem: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'Edit', icon: 'edit' },
      { label: 'Remove', icon: 'trash', disabled: true },
    ],
  },
};

export const States: Story = {
  parameters: { states: { target: 'button' } },
};

export const AllVariants: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'Dashboard', icon: 'bookmark', href: '#dashboard' },
      { label: 'Without a drawing' },
      { label: 'Not yet', icon: 'account', href: '#profile', disabled: true },
      { label: 'Logout', icon: 'logout', divided: true },
    ],
  },
};

export const KeyboardInteractions: Story = {
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
    await userEvent.keyboard('l');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const MovesInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    page.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Dashboard')).toHaveFocus());
    await expect(item('Dashboard')).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{End}');
    await expect(item('Logout')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('Dashboard')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(page.getByRole('button', { name: 'Account' })).toHaveFocus();
  },
};

export const TabInteractions: Story = {
  render: (args) => (
    <Stack direction="row">
      <DropdownMenu {...args} />
      <Button>What comes after</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    // A simulated Tab key continues from the removed item; a real one continues from the trigger.
    await expect(page.queryByRole('menuitem')).toBeNull();
  },
};
