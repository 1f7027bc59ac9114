// @vitest-environment jsdom
import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillField } from '../support/fields.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';

const profile = '/user/mara/profile';

test('a new user is redirected to the dashboard 1.5 s after saving, and not before', async () => {
  expect(limits.profileRedirectDelay).toBe(1500);
  const host = createSiteHost({ profile: {} });
  const { user } = await openSite(profile, { host, signedIn: true, state: { isNewUser: true } });
  await fillField(user, 'Display Name', 'Mara Jade');
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Complete Profile' }));
  await clock.waitFor(() => screen.getByText(ownMessages.profile.saved));
  expect(screen.getByText(ownMessages.profile.saved).closest('[role=status]')).toBeTruthy();
  await clock.advance(1499);
  expect(location.pathname).toBe(profile);
  await clock.advance(1);
  expect(location.pathname).toBe('/user/mara/dashboard');
});

test('the password dialog closes 5 s after success, and not before', async () => {
  const { user } = await openSite(profile, { signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
  await fillField(user, 'Current password', 'gilded1!');
  await fillField(user, 'New password', 'another2@');
  await fillField(user, 'Re-type new password', 'another2@');
  const clock = stopClock();
  fireEvent.click(dialog.getByRole('button', { name: 'Change Password' }));
  await clock.waitFor(() => dialog.getByText('Your password has been changed.'));
  expect(dialog.getByText('Your password has been changed.').closest('[role=status]')).toBeTruthy();
  await clock.advance(4999);
  screen.getByRole('dialog', { name: 'Change Password' });
  await clock.advance(1);
  await clock.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
