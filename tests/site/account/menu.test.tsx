// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordPaths } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';

const account = async () =>
  within(await screen.findByRole('navigation')).findByRole('button', { name: 'Account' });

async function expectHeadingFocus(name: string) {
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}

test('the account menu links to the dashboard and the profile', async () => {
  const { user } = await openSite('/', { signedIn: true });
  await user.click(await account());
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Profile', 'Logout']);
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  await expectHeadingFocus('Edit Profile');
  await user.click(await account());
  await user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  await expectHeadingFocus('Welcome, Mara!');
});

test.each(['dashboard', 'profile'])(
  'logging out in the menu of the %s page opens Home, without a redirect to the login in between',
  async (page) => {
    const { user, host } = await openSite(`/user/mara/${page}`, { signedIn: true });
    await user.click(await account());
    const paths = recordPaths();
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('link', { name: 'Join Now' });
    expect(paths).toEqual(['/']);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    const logout = host.requests.filter(({ path }) => path === '/api/auth/logout');
    expect(logout.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${fixtureToken()}`]);
  },
);

test('the Logout button of the dashboard opens Home, without a redirect to the login in between', async () => {
  const { user } = await openSite('/user/mara/dashboard', { signedIn: true });
  const logout = await screen.findByRole('button', { name: 'Logout' });
  const paths = recordPaths();
  await user.click(logout);
  await screen.findByRole('link', { name: 'Join Now' });
  expect(paths).toEqual(['/']);
});

test('/account shows a visitor links to log in and to create an account', async () => {
  await openSite('/account');
  const main = within(screen.getByRole('main'));
  expect((await main.findByRole('link', { name: 'Log In' })).getAttribute('href')).toBe('/auth/login');
  expect(main.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/auth/register');
});

test('/account redirects a signed-in user to the dashboard', async () => {
  await openSite('/account', { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Mara!' });
  expect(location.pathname).toBe('/user/mara/dashboard');
});
