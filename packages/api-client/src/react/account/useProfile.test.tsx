// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auth, type Endpoint, getProfile, updateProfile } from '../../contract/index.ts';
import { createFixtureFetch, type FixtureException } from '../../testing/createFixtureFetch.ts';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import { useTitleDetails } from '../catalogue/useTitleDetails.ts';
import { withProviders } from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { useAccount } from './useAccount.ts';
import { useProfile } from './useProfile.ts';

let bodies: unknown[];
let requests: { readonly path: string; readonly authorization: string | null }[];

/** Renders the hooks for a signed-in user, with the fixture host and these exceptions. */
function renderSignedIn(exceptions: readonly FixtureException[] = []) {
  const fixtureFetch = createFixtureFetch({ exceptions });
  const fetch: typeof globalThis.fetch = (url, request) => {
    if (request?.body) bodies.push(JSON.parse(String(request.body)));
    return fixtureFetch(url, request);
  };
  const callHooks = () => ({ ...useProfile(), account: useAccount(), session: useUser() });
  return renderHook(callHooks, { wrapper: withProviders(fetch) }).result;
}

const useProfileWithTitle = () => ({ ...useProfile(), details: useTitleDetails('game', 'portal-2') });

/** Renders the profile beside the details of a title, and records the requests. */
function renderWithTitle(exceptions: readonly FixtureException[] = []) {
  const fixtureFetch = createFixtureFetch({ exceptions });
  const fetch: typeof globalThis.fetch = (url, request) => {
    requests.push({ path: String(url), authorization: new Headers(request?.headers).get('authorization') });
    return fixtureFetch(url, request);
  };
  return renderHook(useProfileWithTitle, { wrapper: withProviders(fetch) });
}

const responding = (endpoint: Endpoint, body: unknown): FixtureException => ({ endpoint, status: 200, body });
const storedToken = () => localStorage.getItem('token');

beforeEach(() => {
  bodies = [];
  requests = [];
  localStorage.clear();
  localStorage.setItem('token', fixtureToken());
});
afterEach(cleanup);
afterEach(() => vi.useRealTimers());

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

  test('a token of the response replaces the stored one, and public data is requested again with it', async () => {
    const token = fixtureToken({ adult_titles: 1 });
    const body = { bio: 'Reads.', token };
    const { result } = renderWithTitle([{ endpoint: getProfile, status: 200, body, times: 1 }]);
    await waitFor(() =>
      expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
        ['/api/games/portal-2', null],
        ['/api/profile', expect.not.stringContaining(token)],
        ['/api/games/portal-2', `Bearer ${token}`],
      ]),
    );
    expect(storedToken()).toBe(token);
    expect(result.current.profile).toMatchObject({ state: 'ready', data: { bio: 'Reads.' } });
    expect(result.current.profile).not.toHaveProperty('data.token');
  });

  test('is requested again when the page gets the focus after more than five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { result } = renderWithTitle();
    await waitFor(() => expect(result.current.profile.state).toBe('ready'));
    await act(() => vi.advanceTimersByTimeAsync(5001));
    requests.length = 0;
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(['/api/profile']));
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
