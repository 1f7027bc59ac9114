// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, userMessageOf } from '../client/index.ts';
import { messages } from '../contract/index.ts';
import { ApiProvider, useApi } from './ApiProvider.tsx';
import { useAccount } from './account/useAccount.ts';
import { useProfile } from './account/useProfile.ts';
import { useTrackedTitle } from './collection/useTrackedTitle.ts';
import { useTrackedTitles } from './collection/useTrackedTitles.ts';
import { type FakeResponse, fakeFetch, requestLog, resetBrowserState } from './testing/fakeHost.tsx';
import { UserProvider, useUser } from './UserProvider.tsx';

const origin = 'https://api.other.example';

/** A token of a host with numeric user ids. */
function tokenOf(payload: Record<string, unknown>): string {
  return ['{"alg":"HS256"}', JSON.stringify(payload), 'x'].map(btoa).join('.');
}

const payload = { userId: 42, username: 'mara', exp: 4_102_444_800, iat: 1, role: 'USER' };
const token = tokenOf(payload);
const savedToken = tokenOf({ ...payload, display_name: 'Mara of the Shelf' });

/** The responses of the host: other shapes than those of our server, and no endpoints outside the spec. */
const hostResponses: Readonly<Record<string, FakeResponse>> = {
  'POST /api/auth/login': {
    status: 201,
    body: { token, user: { id: 42, email: 'mara@example.org', likes: 3 } },
  },
  'POST /api/auth/register': { status: 201, body: { message: 'Welcome aboard.', id: 42 } },
  'POST /api/auth/resend-verification': { body: '' },
  'POST /api/auth/verify-email': { body: 'OK' },
  'GET /api/auth/verification-status?email=mara@example.org': { body: { isVerified: true, since: 7 } },
  'POST /api/auth/change-password': { body: { ok: true } },
  'POST /api/auth/forgot-password': { status: 202, body: '' },
  'POST /api/auth/verify-password-reset': { body: [] },
  'GET /api/profile': { body: { id: 42, display_name: 'Mara', bio: null, location: 7, followers: [] } },
  'PATCH /api/profile': { body: { token: savedToken, display_name: 'Mara of the Shelf', id: 42 } },
  'GET /api/userGames/42/games': {
    body: [{ id: 7, name: 'Portal 2', user_status: 'Currently Playing', user_rating: '4.5', likes: 1 }],
  },
};

function useAll() {
  return {
    api: useApi(),
    user: useUser(),
    account: useAccount(),
    profile: useProfile(),
    list: useTrackedTitles('game'),
  };
}

function useTitle() {
  return { account: useAccount(), item: useTrackedTitle('game', '8') };
}

function wrapperFor(responses: Readonly<Record<string, FakeResponse>>) {
  const host = Object.fromEntries(
    Object.entries({ ...hostResponses, ...responses }).map(([call, response]) => [
      call.replace(' ', ` ${origin}`),
      response,
    ]),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider host={origin} fetch={fakeFetch(host)}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
  return wrapper;
}

async function renderSignedIn(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const { result } = renderHook(useAll, { wrapper: wrapperFor(responses) });
  await act(() => result.current.account.logIn({ username: 'mara', password: 'gilded1!' }));
  await waitFor(() => expect(result.current.list.state).toBe('ready'));
  return result;
}

beforeEach(resetBrowserState);
afterEach(cleanup);

describe('a third-party host on another origin', () => {
  test('a login with a numeric user id signs in, and the calls of the user contain that id', async () => {
    const result = await renderSignedIn();
    expect(result.current.user.user).toEqual({
      userId: '42',
      username: 'mara',
      display_name: 'mara',
      avatar_url: null,
    });
    expect(result.current.list).toMatchObject({
      data: [{ id: 7, user_status: 'playing', user_rating: 4.5 }],
    });
    expect(requestLog).toContain(`GET ${origin}/api/userGames/42/games`);
    expect(requestLog.filter((call) => !call.includes(` ${origin}/`))).toEqual([]);
  });

  test('the account calls accept its responses', async () => {
    const { current } = await renderSignedIn();
    const email = 'mara@example.org';
    const calls = current.account;
    await act(async () => {
      expect(await calls.register({ email, username: 'mara', password: 'gilded1!' })).toEqual({
        message: 'Welcome aboard.',
      });
      expect(await calls.resendVerification(email)).toEqual({});
      expect(await calls.verifyEmail('x')).toEqual({});
      expect(await calls.getVerificationStatus(email)).toBe(true);
      expect(await calls.requestPasswordReset({ email, recaptchaToken: 'x' })).toEqual({});
      expect(await calls.resetPassword({ token: 'x', newPassword: 'gilded2!', recaptchaToken: 'x' })).toEqual(
        {},
      );
    });
  });

  test('a password change without a new token does not change the session', async () => {
    const result = await renderSignedIn();
    await act(() =>
      result.current.account.changePassword({ currentPassword: 'gilded1!', newPassword: 'gilded2!' }),
    );
    expect(localStorage.getItem('token')).toBe(token);
    expect(result.current.user.isAuthenticated).toBe(true);
  });

  test('invalid profile fields become null, and saving the profile replaces the token', async () => {
    const result = await renderSignedIn();
    await waitFor(() => expect(result.current.profile.profile.state).toBe('ready'));
    expect(result.current.profile.profile).toMatchObject({
      data: { display_name: 'Mara', bio: null, location: null },
    });
    await act(() => result.current.profile.updateProfile.run({ display_name: 'Mara of the Shelf' }));
    expect(localStorage.getItem('token')).toBe(savedToken);
    expect(result.current.user.user).toMatchObject({ userId: '42', display_name: 'Mara of the Shelf' });
  });

  test('a logout and a token exchange work without the endpoints outside the spec', async () => {
    const result = await renderSignedIn();
    await act(async () => result.current.account.logOut());
    expect(result.current.user).toMatchObject({ isAuthenticated: false, wasRejected: false });
    await act(async () => expect(await result.current.account.signInByToken(token)).toBe(true));
    expect(localStorage.getItem('token')).toBe(token);
    expect(requestLog).toContain(`POST ${origin}/api/auth/logout`);
    expect(requestLog).toContain(`POST ${origin}/api/auth/session/exchange`);
  });

  test.each([
    ['a message in another field', { status: 401, body: { error: 'Nope' } }],
    ['an HTML page', { status: 500, body: '<html>Internal Server Error</html>' }],
    ['a login without a token', { body: { user: { id: 42 } } }],
    ['a token that is a number', { body: { token: 7 } }],
  ])('a login rejects with the message of the spec when the response is %s', async (_, response) => {
    const { result } = renderHook(useAll, { wrapper: wrapperFor({ 'POST /api/auth/login': response }) });
    await act(async () => {
      const failure: unknown = await result.current.account
        .logIn({ username: 'mara', password: 'gilded1!' })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ApiError);
      expect(userMessageOf(failure, messages.login.failed)).toBe(messages.login.failed);
    });
    expect(result.current.user.isAuthenticated).toBe(false);
  });

  test.each<[string, FakeResponse]>([
    ['404', { status: 404, body: { detail: 'Not found' } }],
    ['null', { body: null }],
  ])('the response for an untracked title may be %s', async (_, response) => {
    const { result } = renderHook(useTitle, {
      wrapper: wrapperFor({ 'GET /api/userGames/42/games/8': response }),
    });
    await act(() => result.current.account.logIn({ username: 'mara', password: 'gilded1!' }));
    await waitFor(() => expect(result.current.item).toEqual({ state: 'ready', data: null }));
  });
});
