import { expect, test } from 'vitest';
import { fakeUpstream } from '../../testing/providers/fakeUpstream.ts';
import { ProviderError } from '../upstream/Upstream.ts';
import { createIgdb } from './createIgdb.ts';
import { createTwitchToken } from './createTwitchToken.ts';

const hour = 60 * 60 * 1000;

function setUp({ lifetime = 4 * hour, respond }: { lifetime?: number; respond?: () => unknown } = {}) {
  const clock = { now: 1_000_000 };
  const tokens = fakeUpstream(
    respond ??
      (() => ({
        access_token: `token${tokens.requests.length}`,
        expires_in: lifetime / 1000,
        token_type: 'bearer',
      })),
  );
  const access = { clientId: 'the client', clientSecret: 'a&b=c', now: () => clock.now };
  return { clock, tokens, token: createTwitchToken(tokens.upstream, access) };
}

test('requests a token once for concurrent calls, with the secret in the body, and caches it', async () => {
  const { tokens, token } = setUp();
  expect(await Promise.all([token(), token(), token()])).toEqual(['token1', 'token1', 'token1']);
  expect(await token()).toBe('token1');
  expect(tokens.requests).toHaveLength(1);
  expect(tokens.requests[0]).toMatchObject({
    path: '/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'client_id=the+client&client_secret=a%26b%3Dc&grant_type=client_credentials',
  });
  expect(tokens.requests[0]).not.toHaveProperty('query');
});

test('replaces a token shortly before it expires', async () => {
  const { clock, token } = setUp();
  expect(await token()).toBe('token1');
  clock.now += 3.9 * hour;
  expect(await token()).toBe('token1');
  clock.now += 0.05 * hour;
  expect(await token()).toBe('token2');
});

test('replaces a rejected token once for concurrent calls', async () => {
  const { tokens, token } = setUp();
  await token();
  expect(await Promise.all([token('token1'), token('token1')])).toEqual(['token2', 'token2']);
  expect(await token('token1')).toBe('token2');
  expect(tokens.requests).toHaveLength(2);
});

test('does not cache a failure', async () => {
  let isDown = true;
  const { token } = setUp({
    respond: () => {
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
])('rejects the response %j', async (response) => {
  const { token } = setUp({ respond: () => response });
  await expect(token()).rejects.toMatchObject({ kind: 'shape' });
});

test('repeats a request to IGDB once with a new token where the old one is rejected', async () => {
  const { token } = setUp();
  const games = fakeUpstream(({ headers }) => {
    if (headers?.authorization !== 'Bearer token2') throw new ProviderError('rejected', '401');
    return [{ id: 1, name: 'The Lamp Room' }];
  });
  const igdb = createIgdb(games.upstream, { clientId: 'the client', token });
  expect((await igdb.search('lamp'))[0]?.names).toEqual(['The Lamp Room']);
  expect(games.requests).toHaveLength(2);
});

test('sends two requests to a host that rejects every token, and one to a host that fails otherwise', async () => {
  for (const [kind, requests] of [
    ['rejected', 2],
    ['status', 1],
  ] as const) {
    const { token } = setUp();
    const games = fakeUpstream(() => {
      throw new ProviderError(kind, 'no');
    });
    const igdb = createIgdb(games.upstream, { clientId: 'the client', token });
    await expect(igdb.top(1)).rejects.toMatchObject({ kind });
    expect(games.requests).toHaveLength(requests);
  }
});
