// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProfile } from '../contract/index.ts';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { useApi } from './ApiProvider.tsx';
import { useAccount } from './account/useAccount.ts';
import { useTrackedTitles } from './collection/useTrackedTitles.ts';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from './testing/fakeHost.tsx';
import { useUser } from './UserProvider.tsx';

beforeEach(resetBrowserState);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the session', () => {
  test('throws the message of the spec outside its provider', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useUser)).toThrow('useUser must be used within a UserProvider');
  });

  test('follows changes of the token by another tab', () => {
    const { result } = renderHook(useUser, { wrapper: withProviders(fakeFetch({})) });
    expect(result.current.isAuthenticated).toBe(false);
    signIn();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current.user?.username).toBe('mara');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current.isAuthenticated).toBe(false);
  });

  test('ends when a call of the user is rejected with 401', async () => {
    signIn();
    const host = fakeFetch({ 'GET /api/userGames/7/games': { status: 401, body: {} } });
    const { result } = renderHook(() => ({ user: useUser(), list: useTrackedTitles('game') }), {
      wrapper: withProviders(host),
    });
    await waitFor(() => expect(result.current.user.isAuthenticated).toBe(false));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('notifies subscribers once when ten concurrent calls are rejected', async () => {
    signIn();
    const host = fakeFetch({ 'GET /api/profile': { status: 401, body: {} } });
    const { result } = renderHook(() => ({ api: useApi(), user: useUser() }), {
      wrapper: withProviders(host),
    });
    const { client, session } = result.current.api;
    const changes = vi.fn();
    session.subscribe(changes);
    await act(async () => {
      const calls = Array.from({ length: 10 }, () => client.call(getProfile, {}));
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    });
    expect(changes).toHaveBeenCalledOnce();
    expect(result.current.user).toMatchObject({ isAuthenticated: false, wasRejected: true });
  });

  test('is not marked as rejected when the host rejects the logout with 401', async () => {
    signIn();
    const host = fakeFetch({ 'POST /api/auth/logout': { status: 401, body: {} } });
    const { result } = renderHook(() => ({ account: useAccount(), user: useUser() }), {
      wrapper: withProviders(host),
    });
    const newer = fixtureToken({ userId: '7', username: 'mara', exp: 5_000_000_000 });
    await act(async () => {
      result.current.account.logOut();
      // Signs in again before the response: the rejection of the old token must not end the new session.
      result.current.user.logIn(newer);
    });
    expect(requestLog).toEqual(['POST /api/auth/logout']);
    expect(result.current.user).toMatchObject({ isAuthenticated: true, wasRejected: false });
    expect(localStorage.getItem('token')).toBe(newer);
  });

  // @control:WEB-02
  test('of another user from another tab discards cached data and component state before rendering', async () => {
    signIn();
    const host = fakeFetch({ 'GET /api/userGames/7/games': { body: [{ id: 1, name: 'Portal 2' }] } });
    const renders: unknown[] = [];
    const { result } = renderHook(
      () => {
        const [text, setText] = useState('');
        const { user } = useUser();
        const list = useTrackedTitles('game');
        renders.push([user?.username, text, list.state]);
        return { text, setText, list };
      },
      { wrapper: withProviders(host) },
    );
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    act(() => result.current.setText('what Mara wrote'));
    localStorage.setItem('token', fixtureToken({ userId: '8', username: 'ada' }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current.text).toBe('');
    const adaRenders = renders.filter((render) => (render as string[])[0] === 'ada');
    expect(adaRenders.length).toBeGreaterThan(0);
    expect(adaRenders).toEqual(adaRenders.map(() => ['ada', '', 'loading']));
    await waitFor(() => expect(requestLog).toContain('GET /api/userGames/8/games'));
  });

  test('reads the token again when the page is restored from the back/forward cache', () => {
    signIn();
    const { result } = renderHook(useUser, { wrapper: withProviders(fakeFetch({})) });
    localStorage.clear();
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(result.current.isAuthenticated).toBe(false);
  });
});
