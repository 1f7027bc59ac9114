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
    expect(session.getState()).toMatchObject({ isInitializing: true, isAuthenticated: false, user: null });
  });

  test('without a token nobody is signed in', () => {
    session.start();
    expect(session.getState()).toMatchObject({ isInitializing: false, isAuthenticated: false, user: null });
  });

  test('a valid token signs in, the display name falls back to the username', () => {
    kept.set('token', valid);
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
  ])('a token that is %s is removed, and nobody is signed in', (_, token) => {
    kept.set('token', token);
    session.start();
    expect(session.getState()).toMatchObject({ isInitializing: false, isAuthenticated: false, user: null });
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

describe('a token that a host refuses', () => {
  const newer = fixtureToken({ ...mara, exp: now / 1000 + 120 });
  const ada = fixtureToken({ userId: '8', username: 'ada' });

  test('ends the session, says why, and asks for no other try', () => {
    session.setToken(valid);
    expect(session.refuse(valid)).toBe(false);
    expect(session.getState()).toMatchObject({ isAuthenticated: false, user: null, wasRefused: true });
    expect(kept.has('token')).toBe(false);
  });

  // @control:WEB-01
  test('of ten calls that are refused at once, one is heard', () => {
    session.setToken(valid);
    const listener = vi.fn();
    session.subscribe(listener);
    for (let call = 0; call < 10; call++) expect(session.refuse(valid)).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('is no end while a newer one of the same person is kept: that is worth a try', () => {
    session.setToken(valid);
    kept.set('token', newer);
    expect(session.refuse(valid)).toBe(true);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, wasRefused: false });
  });

  test('is not tried again with the token of somebody else, and their session stands', () => {
    session.setToken(valid);
    kept.set('token', ada);
    expect(session.refuse(valid)).toBe(false);
    expect(kept.get('token')).toBe(ada);
  });

  test('is no news for who has logged out already, or in again', () => {
    session.setToken(valid);
    session.logOut();
    expect(session.refuse(valid)).toBe(false);
    expect(session.refuse(null)).toBe(false);
    expect(session.getState().wasRefused).toBe(false);
  });

  test('is forgotten with the next login', () => {
    session.setToken(valid);
    session.refuse(valid);
    session.setToken(newer);
    expect(session.getState().wasRefused).toBe(false);
  });
});

describe('what another tab does', () => {
  const ada = fixtureToken({ userId: '8', username: 'ada' });

  test('another person in this one’s place counts as a takeover; coming and going does not', () => {
    session.start();
    kept.set('token', valid);
    session.start();
    expect(session.getState().takeovers).toBe(0);
    kept.set('token', ada);
    session.start();
    expect(session.getState()).toMatchObject({ takeovers: 1, user: { username: 'ada' } });
    kept.delete('token');
    session.start();
    expect(session.getState()).toMatchObject({ takeovers: 1, user: null, wasRefused: false });
  });

  test('what came beside a token stays while the token stays', () => {
    session.logIn(valid, { display_name: 'Mara B.' });
    session.start();
    expect(session.getState().user?.display_name).toBe('Mara B.');
  });

  test('a call of who is shown never goes out in the name of who came meanwhile', () => {
    session.setToken(valid);
    expect(session.tokenToSend()).toBe(valid);
    kept.set('token', ada);
    expect(session.tokenToSend()).toBeNull();
    expect(session.getState().user?.username).toBe('ada');
    expect(session.tokenToSend()).toBe(ada);
  });

  test('a stored token that cannot be read is left to the host to refuse', () => {
    session.setToken(valid);
    kept.set('token', 'junk');
    expect(session.tokenToSend()).toBe('junk');
    expect(session.refuse('junk')).toBe(false);
    expect(session.getState().wasRefused).toBe(true);
  });
});
