import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { createSession, type Session } from './createSession.ts';
import type { SafeStorage } from './safeStorage.ts';

const now = 1_000_000_000_000;
const mara = { userId: '7', username: 'mara', display_name: null };

const valid = fixtureToken({ ...mara, exp: now / 1000 + 60 });

let kept: Map<string, string>;
let session: Session;

beforeEach(() => {
  kept = new Map();
  const storage: SafeStorage = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
  session = createSession(storage, () => now);
});

describe('at the start', () => {
  test('it is initializing until it has looked', () => {
    expect(session.getState()).toEqual({ isInitializing: true, isAuthenticated: false, user: null });
  });

  test('without a token nobody is signed in', () => {
    session.start();
    expect(session.getState()).toEqual({ isInitializing: false, isAuthenticated: false, user: null });
  });

  test('a valid token signs in, the display name falls back to the username', () => {
    kept.set('token', valid);
    session.start();
    expect(session.getState()).toEqual({
      isInitializing: false,
      isAuthenticated: true,
      user: { userId: '7', username: 'mara', display_name: 'mara', avatar_url: null },
    });
  });

  test.each([
    ['expired', fixtureToken({ ...mara, exp: now / 1000 - 1 })],
    ['unreadable', 'junk'],
  ])('a token that is %s is removed, and nobody is signed in', (_, token) => {
    kept.set('token', token);
    session.start();
    expect(session.getState()).toEqual({ isInitializing: false, isAuthenticated: false, user: null });
    expect(kept.has('token')).toBe(false);
  });
});

describe('signing in and out', () => {
  test('a login keeps the token and takes what came beside it', () => {
    expect(session.logIn(valid, { display_name: 'Mara B.', avatar_url: 'https://a.example/m.png' })).toBe(
      true,
    );
    expect(kept.get('token')).toBe(valid);
    expect(session.getState().user).toMatchObject({
      display_name: 'Mara B.',
      avatar_url: 'https://a.example/m.png',
    });
  });

  test('a login whose token cannot be read signs out and forgets the old token', () => {
    session.setToken(valid);
    expect(session.logIn('junk')).toBe(false);
    expect(kept.has('token')).toBe(false);
    expect(session.getState().isAuthenticated).toBe(false);
  });

  test('logging out removes the token and the user', () => {
    session.setToken(valid);
    session.logOut();
    expect(session.read()).toBeNull();
    expect(kept.size).toBe(0);
  });

  test('an update merges fields into the user; a read gives them with the raw token', () => {
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

  test('a read gives nothing when another tab removed the token', () => {
    session.setToken(valid);
    kept.delete('token');
    expect(session.read()).toBeNull();
  });

  test('whoever listens hears each change until they stop', () => {
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.setToken(valid);
    session.logOut();
    stop();
    session.setToken(valid);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
