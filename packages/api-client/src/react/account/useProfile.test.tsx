// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auth, type Endpoint, getProfile, updateProfile } from '../../contract/index.ts';
import { createFixtureFetch, type FixtureException } from '../../testing/createFixtureFetch.ts';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import { ApiProvider } from '../ApiProvider.tsx';
import { UserProvider, useUser } from '../UserProvider.tsx';
import { useAccount } from './useAccount.ts';
import { useProfile } from './useProfile.ts';

let bodies: unknown[];

/** Renders the hooks for a signed-in user, with the fixture host and these exceptions. */
function renderSignedIn(exceptions: readonly FixtureException[] = []) {
  const fixtureFetch = createFixtureFetch({ exceptions });
  const fetch: typeof globalThis.fetch = (url, request) => {
    if (request?.body) bodies.push(JSON.parse(String(request.body)));
    return fixtureFetch(url, request);
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider fetch={fetch}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
  const callHooks = () => ({ ...useProfile(), account: useAccount(), session: useUser() });
  return renderHook(callHooks, { wrapper }).result;
}

const responding = (endpoint: Endpoint, body: unknown): FixtureException => ({ endpoint, status: 200, body });
const storedToken = () => localStorage.getItem('token');

beforeEach(() => {
  bodies = [];
  localStorage.clear();
  localStorage.setItem('token', fixtureToken());
});
afterEach(cleanup);

describe('the profile', () => {
  const change = { display_name: 'Mara Jade', avatar_url: null, bio: 'Two\nlines', location: null };

  test('is sent unchanged when saved, and updated at once; the new token replaces the stored one', async () => {
    const token = fixtureToken({ display_name: 'Mara Jade' });
    const result = renderSignedIn([responding(updateProfile, { token, display_name: 'Mara Jade' })]);
    await waitFor(() => expect(result.current.profile.state).toBe('ready'));
    await act(() => result.current.updateProfile.run(change));
    expect(bodies).toEqual([change]);
    expect(result.current.profile).toEqual({ state: 'ready', data: change });
    expect(result.current.session.user?.display_name).toBe('Mara Jade');
    expect(storedToken()).toBe(token);
  });

  test('does not sign in again when the response to saving arrives after a logout', async () => {
    const result = renderSignedIn();
    await waitFor(() => expect(result.current.profile.state).toBe('ready'));
    await act(async () => {
      const saving = result.current.updateProfile.run(change);
      result.current.session.logOut();
      await saving;
    });
    expect(result.current.session.isAuthenticated).toBe(false);
    expect(storedToken()).toBeNull();
  });

  test('is requested again by reload() after a failure', async () => {
    const result = renderSignedIn([{ endpoint: getProfile, status: 500, times: 1 }]);
    await waitFor(() => expect(result.current.profile.state).toBe('failed'));
    await act(() => result.current.reload());
    expect(result.current.profile).toMatchObject({ state: 'ready', data: { display_name: 'Mara' } });
  });
});

describe('changing the password', () => {
  const passwords = { currentPassword: 'gilded1!', newPassword: 'gilded2!' };

  test('stores the new token and keeps the display name of the login', async () => {
    const token = fixtureToken({ display_name: null });
    const result = renderSignedIn([responding(auth.changePassword, { message: 'Done.', token })]);
    await expect(act(() => result.current.account.changePassword(passwords))).resolves.toBe('Done.');
    expect(bodies).toEqual([passwords]);
    expect(storedToken()).toBe(token);
    expect(result.current.session.user?.display_name).toBe('Mara');
  });

  test.each([null, {}, { message: 4, token: null }])(
    'keeps the token when the response has no new one: %j',
    async (body) => {
      const before = storedToken();
      const result = renderSignedIn([responding(auth.changePassword, body)]);
      await expect(act(() => result.current.account.changePassword(passwords))).resolves.toBeUndefined();
      expect(storedToken()).toBe(before);
    },
  );

  test('does not sign in again when the response arrives after a logout', async () => {
    const result = renderSignedIn();
    await act(async () => {
      const changing = result.current.account.changePassword(passwords);
      result.current.session.logOut();
      await changing;
    });
    expect(storedToken()).toBeNull();
  });
});
