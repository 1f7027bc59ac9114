// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

afterEach(cleanup);

test('opens by keyboard, links and actions are items, and the focus returns', async () => {
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
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const profile = await screen.findByRole('menuitem', { name: 'Profile' });
  expect(profile.getAttribute('href')).toBe('/user/mara/profile');
  await waitFor(() => expect(document.activeElement).toBe(profile));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('a menu that a key has loaded starts at its first item', async () => {
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
