// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screens } from '../../support/visitorScreens.ts';
import { openSite } from '../support/openSite.tsx';

/** The only navigation in a header; pages may have others in their content. */
function topBar(): HTMLElement {
  const inHeaders = screen.getAllByRole('navigation').filter((navigation) => navigation.closest('header'));
  expect(inHeaders).toHaveLength(1);
  return inHeaders[0] as HTMLElement;
}

test.each(screens.filter(({ hasTopBar }) => !hasTopBar))(
  '$path has no top bar',
  async ({ path, heading }) => {
    await openSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

test.each(screens.filter(({ hasTopBar }) => hasTopBar))(
  '$path has the top bar with Home, Search and Account',
  async ({ path, heading }) => {
    await openSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(topBar().textContent).toBe('HomeSearchAccount');
  },
);

test('the top bar links to Home, to Search and, without a session, to the login', async () => {
  const { user } = await openSite('/account');
  for (const [name, path] of [
    ['Search', '/search'],
    ['Home', '/'],
    ['Account', '/auth/login'],
  ] as const) {
    await user.click(within(topBar()).getByRole('link', { name }));
    await waitFor(() => expect(location.pathname).toBe(path));
  }
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeTruthy();
});
