// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProfile } from '../contract/index.ts';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { useApi } from './ApiProvider.tsx';
import { asked, forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { useUser } from './UserProvider.tsx';
import { useAccount } from './useAccount.ts';
import { useCollection } from './useCollection.ts';

beforeEach(forgetAll);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the session', () => {
  test('outside its provider fails in the words of the spec', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useUser)).toThrow('useUser must be used within a UserProvider');
  });

  test('follows what another tab does to the token', () => {
    const { result } = renderHook(useUser, { wrapper: inside(hostOf({})) });
    expect(result.current.isAuthenticated).toBe(false);
    signIn();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current.user?.username).toBe('mara');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current.isAuthenticated).toBe(false);
  });

  test('ends when a call of one’s own is refused with 401', async () => {
    signIn();
    const host = hostOf({ 'GET /api/userGames/7/games': { status: 401, body: {} } });
    const { result } = renderHook(() => ({ user: useUser(), list: useCollection('game') }), {
      wrapper: inside(host),
    });
    await waitFor(() => expect(result.current.user.isAuthenticated).toBe(false));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('ends once for ten calls that are refused at the same time', async () => {
    signIn();
    const host = hostOf({ 'GET /api/profile': { status: 401, body: {} } });
    const { result } = renderHook(() => ({ api: useApi(), user: useUser() }), { wrapper: inside(host) });
    const { client, session } = result.current.api;
    const changes = vi.fn();
    session.subscribe(changes);
    await act(async () => {
      const calls = Array.from({ length: 10 }, () => client.call(getProfile, {}));
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    });
    expect(changes).toHaveBeenCalledOnce();
    expect(result.current.user).toMatchObject({ isAuthenticated: false, wasRefused: true });
  });

  test('that was ended by logging out was not refused, whatever the host says to that', async () => {
    signIn();
    const host = hostOf({ 'POST /api/auth/logout': { status: 401, body: {} } });
    const { result } = renderHook(() => ({ account: useAccount(), user: useUser() }), {
      wrapper: inside(host),
    });
    const newer = fixtureToken({ userId: '7', username: 'mara', exp: 5_000_000_000 });
    await act(async () => {
      result.current.account.logOut();
      // Back at once: the refusal of the old token is nothing to the new session.
      result.current.user.logIn(newer);
    });
    expect(asked).toEqual(['POST /api/auth/logout']);
    expect(result.current.user).toMatchObject({ isAuthenticated: true, wasRefused: false });
    expect(localStorage.getItem('token')).toBe(newer);
  });

  // @control:WEB-02
  test('of somebody else in another tab: what was kept and typed here is gone before anything is drawn', async () => {
    signIn();
    const host = hostOf({ 'GET /api/userGames/7/games': { body: [{ id: 1, name: 'Portal 2' }] } });
    const drawn: unknown[] = [];
    const { result } = renderHook(
      () => {
        const [typed, type] = useState('');
        const { user } = useUser();
        const list = useCollection('game');
        drawn.push([user?.username, typed, list.state]);
        return { typed, type, list };
      },
      { wrapper: inside(host) },
    );
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    act(() => result.current.type('what Mara wrote'));
    localStorage.setItem('token', fixtureToken({ userId: '8', username: 'ada' }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current.typed).toBe('');
    const forAda = drawn.filter((line) => (line as string[])[0] === 'ada');
    expect(forAda.length).toBeGreaterThan(0);
    expect(forAda).toEqual(forAda.map(() => ['ada', '', 'loading']));
    await waitFor(() => expect(asked).toContain('GET /api/userGames/8/games'));
  });

  test('is looked at anew when the page comes back from the browser’s memory', () => {
    signIn();
    const { result } = renderHook(useUser, { wrapper: inside(hostOf({})) });
    localStorage.clear();
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(result.current.isAuthenticated).toBe(false);
  });
});
