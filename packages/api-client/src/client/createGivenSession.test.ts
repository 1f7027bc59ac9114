import { describe, expect, test, vi } from 'vitest';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { createGivenSession } from './createGivenSession.ts';

const mara = fixtureToken({ userId: '7', username: 'mara' });
const newer = fixtureToken({ userId: '7', username: 'mara', iat: 2 } as never);
const ada = fixtureToken({ userId: '8', username: 'ada' });

describe('a session whose token the page around gives', () => {
  test.each([
    ['at once', () => mara],
    ['in time', async () => mara],
  ])('is that of whom it names, given %s', async (_, getToken) => {
    const session = createGivenSession(getToken);
    expect(session.getState().isInitializing).toBe(true);
    session.start();
    await vi.waitFor(() => expect(session.getState().user?.username).toBe('mara'));
    expect(session.read()).toMatchObject({ userId: '7', token: mara });
  });

  test.each<[string, () => never]>([
    ['nothing', () => undefined as never],
    ['null', () => null as never],
    ['an empty text', () => '' as never],
    ['a number', () => 7 as never],
    ['a promise of nothing', () => Promise.resolve(undefined) as never],
    ['a refusal', () => Promise.reject(new Error('No.')) as never],
    [
      'an exception',
      () => {
        throw new Error('No.');
      },
    ],
  ])('is nobody’s where the getter gives %s, and its calls go without a token', async (_, getToken) => {
    const session = createGivenSession(getToken);
    session.start();
    await vi.waitFor(() => expect(session.getState().isInitializing).toBe(false));
    expect(session.getState().isAuthenticated).toBe(false);
    expect(await session.tokenToSend()).toBeNull();
  });

  test('is nobody’s where the getter never comes to an end', async () => {
    const session = createGivenSession(() => new Promise(() => undefined), 5);
    expect(await session.tokenToSend()).toBeNull();
  });

  test('asks anew for each call', async () => {
    const given = [mara, mara, newer];
    const session = createGivenSession(() => given.shift());
    session.start();
    await vi.waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    expect(await session.tokenToSend()).toBe(mara);
    expect(await session.tokenToSend()).toBe(newer);
    expect(await session.tokenToSend()).toBeNull();
  });

  test('becomes that of who has come meanwhile, whose name is never put under what another typed', async () => {
    const given = [mara, ada];
    const session = createGivenSession(() => given.shift() ?? ada);
    session.start();
    await vi.waitFor(() => expect(session.getState().user?.username).toBe('mara'));
    expect(await session.tokenToSend()).toBeNull();
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ takeovers: 1 }));
    expect(await session.tokenToSend()).toBe(ada);
  });

  test('does not go back to what a slow answer says of earlier', async () => {
    const answers: ((token: string) => void)[] = [];
    const session = createGivenSession(() => new Promise((resolve) => answers.push(resolve)));
    const [early, late] = [session.tokenToSend(), session.tokenToSend()];
    answers[1]?.(newer);
    expect(await late).toBe(newer);
    answers[0]?.(mara);
    expect(await early).toBe(newer);
  });

  test('is over once the host has refused what was given', async () => {
    const session = createGivenSession(() => mara);
    session.start();
    await vi.waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    expect(session.refuse(mara)).toBe(false);
    expect(session.getState()).toMatchObject({ isAuthenticated: false, wasRefused: true });
  });
});
