// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { dashboardPath } from './dashboardSite.ts';

test('a user without a display name and an avatar is welcomed by the username, with its initial as the avatar', async () => {
  const host = createSiteHost({ profile: {}, shelves: {} });
  const token = fixtureToken({ username: 'Mara', display_name: null, avatar_url: null });
  await openSite('/user/Mara/dashboard', { host, local: { [storageKeys.token]: token } });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Mara!' });
  expect(screen.getByRole('main').querySelector('[data-state=initial]')?.textContent).toBe('M');
  await screen.findByRole('link', { name: 'Complete your profile' });
});

test("the URL of another user's dashboard redirects to the signed-in user's dashboard", async () => {
  await openSite('/user/SomebodyElse/dashboard', { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Mara!' });
  expect(location.pathname).toBe(dashboardPath);
});
