import { describe, expect, test, vi } from 'vitest';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import { createGivenSession } from './createGivenSession.ts';

const mara = fixtureToken({ userId: '7', username: 'mara' });
const newer = fixtureToken({ userId: '7', username: 'mara', iat: 2 } as never);
const ada = fixtureToken({ userId: '8', username: 'ada' });

describe('a session whose token the host page provides', () => {
  test.each([
    ['synchronously', () => mara],
    ['asynchronously', async () => mara],
  ])('has the user of a token that is returned %s', async (_, getToken) => {
    const session = createGivenSession(getToken);
    expect(session.getState().isInitializing).toBe(true);
    session.start();
    await vi.waitFor(() => expect(session.getState().user?.username).toBe('mara'));
    expect(session.read()).toMatchObject({ userId: '7', token: mara });
  });

  test.each<[string, () => never]>([
    ['undefined', () => undefined as never],
    ['null', () => null as never],
    ['an empty string', () => '' as never],
    ['a number', () => 7 as never],
    ['a promise of undefined', () => Promise.resolve(undefined) as never],
    ['a rejected promise', () => Promise.reject(new Error('No.')) as never],
    [
      'an exception',
      () => {
        throw new Error('No.');
      },
    ],
  ])('is unauthenticated and sends no token when the getter results in %s', async (_, getToken) => {
    const session = createGivenSession(getToken);
    session.start();
    await vi.waitFor(() => expect(session.getState().isInitializing).toBe(false));
    expect(session.getState().isAuthenticated).toBe(false);
    expect(await session.tokenToSend()).toBeNull();
  });

  test('sends no token when the getter never settles', async () => {
    const session = createGivenSession(() => new Promise(() => undefined), 5);
    expect(await session.tokenToSend()).toBeNull();
  });

  test('calls the getter for each request', async () => {
    const tokens = [mara, mara, newer];
    const session = createGivenSession(() => tokens.shift());
    session.start();
    await vi.waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    expect(await session.tokenToSend()).toBe(mara);
    expect(await session.tokenToSend()).toBe(newer);
    expect(await session.tokenToSend()).toBeNull();
  });

  test('switches to another user without sending the pending call in their name', async () => {
    const tokens = [mara, ada];
    const session = createGivenSession(() => tokens.shift() ?? ada);
    session.start();
    await vi.waitFor(() => expect(session.getState().user?.username).toBe('mara'));
    expect(await session.tokenToSend()).toBeNull();
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ replacements: 1 }));
    expect(await session.tokenToSend()).toBe(ada);
  });

  test('ignores a slow result of an earlier getter call', async () => {
    const resolvers: ((token: string) => void)[] = [];
    const session = createGivenSession(() => new Promise((resolve) => resolvers.push(resolve)));
    const [early, late] = [session.tokenToSend(), session.tokenToSend()];
    resolvers[1]?.(newer);
    expect(await late).toBe(newer);
    resolvers[0]?.(mara);
    expect(await early).toBe(newer);
  });

  test('ends when the host rejects the provided token', async () => {
    const session = createGivenSession(() => mara);
    session.start();
    await vi.waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    expect(session.reject(mara)).toBe(false);
    expect(session.getState()).toMatchObject({ isAuthenticated: false, wasRejected: true });
  });
});
