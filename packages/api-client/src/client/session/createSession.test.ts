import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';
import { createSession, type Session } from './createSession.ts';

const now = 1_000_000_000_000;
const mara = { userId: '7', username: 'mara', display_name: null };

const valid = fixtureToken({ ...mara, exp: now / 1000 + 60 });

let stored: Map<string, string>;
let session: Session;

beforeEach(() => {
  stored = new Map();
  const storage: SafeStorage = {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  session = createSession(storage, () => now);
});

describe('at the start', () => {
  test('is initializing until the storage has been read', () => {
    expect(session.getState()).toMatchObject({ isInitializing: true, isAuthenticated: false, user: null });
  });

  test('no one is signed in without a stored token', () => {
    session.start();
    expect(session.getState()).toMatchObject({ isInitializing: false, isAuthenticated: false, user: null });
  });

  test('a valid token signs in, the display name falls back to the username', () => {
    stored.set('token', valid);
    session.start();
    expect(session.getState()).toMatchObject({
      isInitializing: false,
      isAuthenticated: true,
      user: { userId: '7', username: 'mara', display_name: 'mara', avatar_url: null },
    });
  });

  test.each([
    ['expired', fixtureToken({ ...mara, exp: now / 1000 - 1 })],
    ['unreadable', 'junk'],
  ])('a token that is %s is removed, and no one is signed in', (_, token) => {
    stored.set('token', token);
    session.start();
    expect(session.getState()).toMatchObject({ isInitializing: false, isAuthenticated: false, user: null });
    expect(stored.has('token')).toBe(false);
  });
});

describe('signing in and out', () => {
  test('a login stores the token and uses the profile fields of the response', () => {
    expect(session.logIn(valid, { display_name: 'Mara B.', avatar_url: 'https://a.example/m.png' })).toBe(
      true,
    );
    expect(stored.get('token')).toBe(valid);
    expect(session.getState().user).toMatchObject({
      display_name: 'Mara B.',
      avatar_url: 'https://a.example/m.png',
    });
  });

  test('the viewer token is the stored one if it has the claim adult_titles, also before the start', () => {
    expect(session.viewerToken()).toBeNull();
    stored.set('token', valid);
    expect(session.viewerToken()).toBeNull();
    const viewer = fixtureToken({ ...mara, adult_titles: 1 });
    stored.set('token', viewer);
    expect(session.viewerToken()).toBe(viewer);
    stored.set('token', 'a.b.c');
    expect(session.viewerToken()).toBeNull();
  });

  test('a login with an invalid token signs out and removes the old token', () => {
    session.setToken(valid);
    expect(session.logIn('junk')).toBe(false);
    expect(stored.has('token')).toBe(false);
    expect(session.getState().isAuthenticated).toBe(false);
  });

  test('a logout removes the token and the user', () => {
    session.setToken(valid);
    session.logOut();
    expect(session.read()).toBeNull();
    expect(stored.size).toBe(0);
  });

  test('update() merges fields into the user; read() returns them with the raw token', () => {
    session.setToken(valid);
    session.update({ display_name: 'Mara of the Shelf' });
    expect(session.read()).toEqual({
      userId: '7',
      username: 'mara',
      display_name: 'Mara of the Shelf',
      avatar_url: null,
      token: valid,
    });
  });

  test('read() returns null when another tab removed the token', () => {
    session.setToken(valid);
    stored.delete('token');
    expect(session.read()).toBeNull();
  });

  test('a subscriber is notified of each change until it unsubscribes', () => {
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.setToken(valid);
    session.logOut();
    stop();
    session.setToken(valid);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a token that the host rejects', () => {
  const newer = fixtureToken({ ...mara, exp: now / 1000 + 120 });
  const ada = fixtureToken({ userId: '8', username: 'ada' });

  test('ends the session with the reason and requests no retry', () => {
    session.setToken(valid);
    expect(session.reject(valid)).toBe(false);
    expect(session.getState()).toMatchObject({ isAuthenticated: false, user: null, wasRejected: true });
    expect(stored.has('token')).toBe(false);
  });

  // @control:WEB-01
  test('notifies subscribers once when ten concurrent calls are rejected', () => {
    session.setToken(valid);
    const listener = vi.fn();
    session.subscribe(listener);
    for (let call = 0; call < 10; call++) expect(session.reject(valid)).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('requests a retry when a newer token of the same user is stored', () => {
    session.setToken(valid);
    stored.set('token', newer);
    expect(session.reject(valid)).toBe(true);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, wasRejected: false });
  });

  test('is not retried with the token of another user, whose session continues', () => {
    session.setToken(valid);
    stored.set('token', ada);
    expect(session.reject(valid)).toBe(false);
    expect(stored.get('token')).toBe(ada);
  });

  test('changes nothing after a logout', () => {
    session.setToken(valid);
    session.logOut();
    expect(session.reject(valid)).toBe(false);
    expect(session.reject(null)).toBe(false);
    expect(session.getState().wasRejected).toBe(false);
  });

  test('no longer counts after the next login', () => {
    session.setToken(valid);
    session.reject(valid);
    session.setToken(newer);
    expect(session.getState().wasRejected).toBe(false);
  });
});

describe('changes by another tab', () => {
  const ada = fixtureToken({ userId: '8', username: 'ada' });

  test('another user replacing the current one increments `replacements`; signing in and out does not', () => {
    session.start();
    stored.set('token', valid);
    session.start();
    expect(session.getState().replacements).toBe(0);
    stored.set('token', ada);
    session.start();
    expect(session.getState()).toMatchObject({ replacements: 1, user: { username: 'ada' } });
    stored.delete('token');
    session.start();
    expect(session.getState()).toMatchObject({ replacements: 1, user: null, wasRejected: false });
  });

  test('the profile fields of a login are preserved while the token is unchanged', () => {
    session.logIn(valid, { display_name: 'Mara B.' });
    session.start();
    expect(session.getState().user?.display_name).toBe('Mara B.');
  });

  test('a call of the current user is never sent with the token of another user', () => {
    session.setToken(valid);
    expect(session.tokenToSend()).toBe(valid);
    stored.set('token', ada);
    expect(session.tokenToSend()).toBeNull();
    expect(session.getState().user?.username).toBe('ada');
    expect(session.tokenToSend()).toBe(ada);
  });

  test('a malformed stored token is sent, and ends the session when the host rejects it', () => {
    session.setToken(valid);
    stored.set('token', 'junk');
    expect(session.tokenToSend()).toBe('junk');
    expect(session.reject('junk')).toBe(false);
    expect(session.getState().wasRejected).toBe(true);
  });
});
