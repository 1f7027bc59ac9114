// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, sentenceOf } from '../client/index.ts';
import { messages } from '../contract/index.ts';
import { ApiProvider, useApi } from './ApiProvider.tsx';
import { type Answer, asked, forgetAll, hostOf } from './testing/hookHost.tsx';
import { UserProvider, useUser } from './UserProvider.tsx';
import { useAccount } from './useAccount.ts';
import { useCollection } from './useCollection.ts';
import { useProfile } from './useProfile.ts';
import { useTrackedItem } from './useTrackedItem.ts';

const origin = 'https://api.other.example';

/** A token as hosts make them that count their people. */
function tokenOf(payload: Record<string, unknown>): string {
  return ['{"alg":"HS256"}', JSON.stringify(payload), 'x'].map(btoa).join('.');
}

const payload = { userId: 42, username: 'mara', exp: 4_102_444_800, iat: 1, role: 'USER' };
const token = tokenOf(payload);
const saved = tokenOf({ ...payload, display_name: 'Mara of the Shelf' });

/** What the host knows of accounts: other shapes than ours, and none of the calls that the spec does not have. */
const account: Readonly<Record<string, Answer>> = {
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
  'PATCH /api/profile': { body: { token: saved, display_name: 'Mara of the Shelf', id: 42 } },
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
    list: useCollection('game'),
  };
}

function useTitle() {
  return { account: useAccount(), item: useTrackedItem('game', '8') };
}

function at(answers: Readonly<Record<string, Answer>>) {
  const host = Object.fromEntries(
    Object.entries({ ...account, ...answers }).map(([call, answer]) => [
      call.replace(' ', ` ${origin}`),
      answer,
    ]),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider host={origin} fetch={hostOf(host)}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
  return wrapper;
}

async function signedIn(answers: Readonly<Record<string, Answer>> = {}) {
  const { result } = renderHook(useAll, { wrapper: at(answers) });
  await act(() => result.current.account.logIn({ username: 'mara', password: 'gilded1!' }));
  await waitFor(() => expect(result.current.list.state).toBe('ready'));
  return result;
}

beforeEach(forgetAll);
afterEach(cleanup);

describe('at a host of somebody else, on another origin', () => {
  test('a login with a counted id signs in, and every call of one’s own goes by that id', async () => {
    const result = await signedIn();
    expect(result.current.user.user).toEqual({
      userId: '42',
      username: 'mara',
      display_name: 'mara',
      avatar_url: null,
    });
    expect(result.current.list).toMatchObject({
      data: [{ id: 7, user_status: 'playing', user_rating: 4.5 }],
    });
    expect(asked).toContain(`GET ${origin}/api/userGames/42/games`);
    expect(asked.filter((call) => !call.includes(` ${origin}/`))).toEqual([]);
  });

  test('the account’s calls are content with what it answers', async () => {
    const { current } = await signedIn();
    const email = 'mara@example.org';
    const calls = current.account;
    await act(async () => {
      expect(await calls.register({ email, username: 'mara', password: 'gilded1!' })).toEqual({
        message: 'Welcome aboard.',
      });
      expect(await calls.resendVerification(email)).toEqual({});
      expect(await calls.verifyEmail('x')).toEqual({});
      expect(await calls.readVerificationStatus(email)).toBe(true);
      expect(await calls.forgotPassword({ email, recaptchaToken: 'x' })).toEqual({});
      expect(await calls.resetPassword({ token: 'x', newPassword: 'gilded2!', recaptchaToken: 'x' })).toEqual(
        {},
      );
    });
  });

  test('a changed password that brings no new token leaves the session as it is', async () => {
    const result = await signedIn();
    await act(() =>
      result.current.account.changePassword({ currentPassword: 'gilded1!', newPassword: 'gilded2!' }),
    );
    expect(localStorage.getItem('token')).toBe(token);
    expect(result.current.user.isAuthenticated).toBe(true);
  });

  test('a profile is read as far as it can be, and its saving replaces the token', async () => {
    const result = await signedIn();
    await waitFor(() => expect(result.current.profile.profile.state).toBe('ready'));
    expect(result.current.profile.profile).toMatchObject({
      data: { display_name: 'Mara', bio: null, location: null },
    });
    await act(() => result.current.profile.save.run({ display_name: 'Mara of the Shelf' }));
    expect(localStorage.getItem('token')).toBe(saved);
    expect(result.current.user.user).toMatchObject({ userId: '42', display_name: 'Mara of the Shelf' });
  });

  test('logging out and swapping a token do without the calls that only our server has', async () => {
    const result = await signedIn();
    await act(async () => result.current.account.logOut());
    expect(result.current.user).toMatchObject({ isAuthenticated: false, wasRefused: false });
    await act(async () => expect(await result.current.account.signInByToken(token)).toBe(true));
    expect(localStorage.getItem('token')).toBe(token);
    expect(asked).toContain(`POST ${origin}/api/auth/logout`);
    expect(asked).toContain(`POST ${origin}/api/auth/session/exchange`);
  });

  test.each([
    ['words in another field', { status: 401, body: { error: 'Nope' } }],
    ['a page', { status: 500, body: '<html>Internal Server Error</html>' }],
    ['a login without a token', { body: { user: { id: 42 } } }],
    ['a token that is a number', { body: { token: 7 } }],
  ])('a login that is answered with %s has failed in the words of the spec', async (_, answer) => {
    const { result } = renderHook(useAll, { wrapper: at({ 'POST /api/auth/login': answer }) });
    await act(async () => {
      const failure: unknown = await result.current.account
        .logIn({ username: 'mara', password: 'gilded1!' })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ApiError);
      expect(sentenceOf(failure, messages.login.failed)).toBe(messages.login.failed);
    });
    expect(result.current.user.isAuthenticated).toBe(false);
  });

  test.each<[string, Answer]>([
    ['404', { status: 404, body: { detail: 'Not found' } }],
    ['null', { body: null }],
  ])('a title that is not kept may be answered with %s', async (_, answer) => {
    const { result } = renderHook(useTitle, { wrapper: at({ 'GET /api/userGames/42/games/8': answer }) });
    await act(() => result.current.account.logIn({ username: 'mara', password: 'gilded1!' }));
    await waitFor(() => expect(result.current.item).toEqual({ state: 'ready', data: null }));
  });
});
