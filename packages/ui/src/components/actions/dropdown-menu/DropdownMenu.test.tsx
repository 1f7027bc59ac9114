// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

afterEach(cleanup);

test('opens by keyboard with links and actions as items, and returns the focus to the trigger', async () => {
  const logOut = vi.fn();
  render(
    <DropdownMenu
      trigger={<Button>Account</Button>}
      items={[
        { label: 'Profile', href: '/user/mara/profile' },
        { label: 'Logout', onSelect: logOut },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Account' });
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
  expect(trigger.dataset.state).toBe('closed');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const profile = await screen.findByRole('menuitem', { name: 'Profile' });
  expect(profile.getAttribute('href')).toBe('/user/mara/profile');
  expect([trigger.dataset.state, screen.getByRole('menu').dataset.state]).toEqual(['open', 'open']);
  await waitFor(() => expect(document.activeElement).toBe(profile));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('renders the menu in the landmark that contains its trigger', async () => {
  render(
    <nav>
      <DropdownMenu defaultOpen trigger={<Button>Account</Button>} items={[{ label: 'Logout' }]} />
    </nav>,
  );
  expect((await screen.findByRole('menu')).closest('nav')).toBe(
    screen.getByRole('navigation', { hidden: true }),
  );
});

test('with openedByKey the first item gets the focus', async () => {
  render(
    <DropdownMenu
      defaultOpen
      openedByKey
      trigger={<Button>Account</Button>}
      items={[{ label: 'Dashboard', href: '/user/mara/dashboard' }, { label: 'Logout' }]}
    />,
  );
  const dashboard = await screen.findByRole('menuitem', { name: 'Dashboard' });
  await waitFor(() => expect(document.activeElement).toBe(dashboard));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' })));
});

const accountItems = [
  { label: 'Dashboard' },
  { label: 'Profile', href: '/profile', disabled: true },
  { label: 'Logout' },
];

test('arrow keys, Home and End skip disabled items', async () => {
  render(<DropdownMenu trigger={<Button>Account</Button>} items={accountItems} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement).toBe(item('Dashboard')));
  expect(item('Dashboard').hasAttribute('data-highlighted')).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('Logout'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(item('Dashboard'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(item('Logout'));
  expect(item('Profile').hasAttribute('data-disabled')).toBe(true);
  expect(item('Profile').hasAttribute('href')).toBe(false);
});

test.each([
  ['Tab', false, 'After'],
  ['Shift+Tab', true, 'Before'],
])('%s closes the menu and moves the focus on from its trigger', async (_, shift, next) => {
  render(
    <>
      <Button>Before</Button>
      <DropdownMenu trigger={<Button>Account</Button>} items={accountItems} />
      <Button>After</Button>
    </>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Dashboard'));
  await userEvent.tab({ shift });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: next }));
});

test('a controlled menu calls onOpenChange instead of closing', async () => {
  const handleOpenChange = vi.fn();
  render(
    <DropdownMenu
      open
      onOpenChange={handleOpenChange}
      trigger={<Button>Account</Button>}
      items={accountItems}
    />,
  );
  await userEvent.keyboard('{Escape}');
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('menu')).toBeDefined();
});

test('items with `checked` are choices, of which the present one is announced', async () => {
  const onSelect = vi.fn();
  render(
    <DropdownMenu
      defaultOpen
      openedByKey
      trigger={<Button>Status</Button>}
      items={[
        { label: 'Planned', checked: false, onSelect },
        { label: 'Playing', checked: true },
      ]}
    />,
  );
  const planned = await screen.findByRole('menuitemradio', { name: 'Planned', checked: false });
  expect(screen.getByRole('menuitemradio', { name: 'Playing', checked: true })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(planned));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});
