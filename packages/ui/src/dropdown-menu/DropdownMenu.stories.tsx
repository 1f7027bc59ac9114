import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
  parameters: { docs: { story: { inline: false, height: '280px' } } },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = { args: { defaultOpen: true } };

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
