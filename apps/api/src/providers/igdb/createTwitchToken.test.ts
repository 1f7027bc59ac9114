import { expect, test } from 'vitest';
import { fakeUpstream } from '../../testing/providers/fakeUpstream.ts';
import { ProviderError } from '../upstream/Upstream.ts';
import { createIgdb } from './createIgdb.ts';
import { createTwitchToken } from './createTwitchToken.ts';

const hour = 60 * 60 * 1000;

function setUp({ lifetime = 4 * hour, answer }: { lifetime?: number; answer?: () => unknown } = {}) {
  const clock = { now: 1_000_000 };
  const tokens = fakeUpstream(
    answer ??
      (() => ({
        access_token: `token${tokens.asked.length}`,
        expires_in: lifetime / 1000,
        token_type: 'bearer',
      })),
  );
  const access = { clientId: 'the client', clientSecret: 'a&b=c', now: () => clock.now };
  return { clock, tokens, token: createTwitchToken(tokens.upstream, access) };
}

test('a token is fetched once for all who wait, with the secret in the body, and kept', async () => {
  const { tokens, token } = setUp();
  expect(await Promise.all([token(), token(), token()])).toEqual(['token1', 'token1', 'token1']);
  expect(await token()).toBe('token1');
  expect(tokens.asked).toHaveLength(1);
  expect(tokens.asked[0]).toMatchObject({
    path: '/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'client_id=the+client&client_secret=a%26b%3Dc&grant_type=client_credentials',
  });
  expect(tokens.asked[0]).not.toHaveProperty('query');
});

test('shortly before it ends another one takes its place', async () => {
  const { clock, token } = setUp();
  expect(await token()).toBe('token1');
  clock.now += 3.9 * hour;
  expect(await token()).toBe('token1');
  clock.now += 0.05 * hour;
  expect(await token()).toBe('token2');
});

test('one that was refused is replaced once, however many say so', async () => {
  const { tokens, token } = setUp();
  await token();
  expect(await Promise.all([token('token1'), token('token1')])).toEqual(['token2', 'token2']);
  expect(await token('token1')).toBe('token2');
  expect(tokens.asked).toHaveLength(2);
});

test('a failure is not kept', async () => {
  let isDown = true;
  const { token } = setUp({
    answer: () => {
      if (isDown) throw new ProviderError('unreachable', 'down');
      return { access_token: 'late', expires_in: 9999 };
    },
  });
  await expect(token()).rejects.toMatchObject({ kind: 'unreachable' });
  isDown = false;
  expect(await token()).toBe('late');
});

test.each([
  null,
  {},
  { access_token: 7 },
  { access_token: 'a\r\nb', expires_in: 9 },
  { status: 400 },
  undefined,
])('an answer of %j is no token', async (answer) => {
  const { token } = setUp({ answer: () => answer });
  await expect(token()).rejects.toMatchObject({ kind: 'shape' });
});

test('IGDB is asked again, once, with a new token where the old one is refused', async () => {
  const { token } = setUp();
  const games = fakeUpstream(({ headers }) => {
    if (headers?.authorization !== 'Bearer token2') throw new ProviderError('refused', '401');
    return [{ id: 1, name: 'The Lamp Room' }];
  });
  const igdb = createIgdb(games.upstream, { clientId: 'the client', token });
  expect((await igdb.search('lamp'))[0]?.names).toEqual(['The Lamp Room']);
  expect(games.asked).toHaveLength(2);
});

test('a host that refuses every token is asked twice, and one that fails otherwise once', async () => {
  for (const [kind, times] of [
    ['refused', 2],
    ['status', 1],
  ] as const) {
    const { token } = setUp();
    const games = fakeUpstream(() => {
      throw new ProviderError(kind, 'no');
    });
    const igdb = createIgdb(games.upstream, { clientId: 'the client', token });
    await expect(igdb.top(1)).rejects.toMatchObject({ kind });
    expect(games.asked).toHaveLength(times);
  }
});
