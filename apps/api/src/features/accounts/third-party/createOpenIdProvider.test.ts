import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startForgedProvider } from '../../../testing/providers/startForgedProvider.ts';
import { createOpenIdProvider } from './createOpenIdProvider.ts';

const hour = 60 * 60 * 1000;
const redirectUri = 'http://127.0.0.1:4000/api/auth/google-auth/callback';
const discoveryPath = '/.well-known/openid-configuration';

let forged: Awaited<ReturnType<typeof startForgedProvider>>;
beforeEach(async () => {
  forged = await startForgedProvider();
});
afterEach(() => forged.close());

function prepare(options: { deadlineMs?: number } = {}) {
  const time = { now: 0 };
  const provider = createOpenIdProvider({
    issuer: forged.issuer,
    client: { id: 'gildshelf', secret: 'secret: 100%' },
    redirectUri,
    clock: () => time.now,
    ...options,
  });
  const signIn = async () => {
    const { address, attempt } = await provider.begin();
    return provider.finish(new URL(forged.agree(address)).search, attempt);
  };
  return { time, provider, signIn };
}

test('it asks for a code, with PKCE, a state and a nonce of its own each time', async () => {
  const { provider } = prepare();
  const asked = [await provider.begin(), await provider.begin()].map(({ address }) => new URL(address));
  for (const { origin, pathname, searchParams } of asked) {
    expect(origin + pathname).toBe(`${forged.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ response_type: 'code', client_id: 'gildshelf', redirect_uri: redirectUri },
      ...{ scope: 'openid email profile', code_challenge_method: 'S256' },
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  }
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(new Set(asked.map(({ searchParams }) => searchParams.get(name))).size).toBe(2);
});

test('many at once read what it says of itself once; after an hour it is read again', async () => {
  const { provider, time } = prepare();
  await Promise.all(Array.from({ length: 20 }, () => provider.begin()));
  time.now += hour - 1;
  await provider.begin();
  expect(forged.asked(discoveryPath)).toHaveLength(1);
  time.now += 1;
  await provider.begin();
  expect(forged.asked(discoveryPath)).toHaveLength(2);
});

test('a provider that was away is asked again by the next person', async () => {
  const { provider } = prepare();
  forged.lies.answer = (_, response) => Boolean(response.writeHead(503).end());
  await expect(provider.begin()).rejects.toThrow();
  forged.lies.answer = () => false;
  await expect(provider.begin()).resolves.toBeDefined();
});

const misbehaviours: readonly [string, (response: ServerResponse) => void][] = [
  ['a fault', (response) => response.writeHead(500).end('{}')],
  ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>')],
  [
    'half of its JSON',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"iss'),
  ],
  ['another place', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['nothing', () => {}],
  [
    'half an answer',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
  ['no end of it', (response) => pour(response)],
];

/** Those that only the deadline ends; the others must not wait for it. */
const silent: readonly string[] = ['nothing', 'half an answer'];
const optionsFor = (misbehaviour: string) => (silent.includes(misbehaviour) ? { deadlineMs: 500 } : {});
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));

async function expectFailure(misbehaviour: string, job: Promise<unknown>) {
  const error = await job.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Error);
  expect(isTimeout(error)).toBe(silent.includes(misbehaviour));
}

test.each(misbehaviours)(
  '%s in the place of what it says of itself is an end to it',
  async (name, misbehave) => {
    forged.lies.answer = (path, response) => {
      if (path !== discoveryPath) return false;
      misbehave(response);
      return true;
    };
    await expectFailure(name, prepare(optionsFor(name)).provider.begin());
  },
);

test.each(misbehaviours)('%s in the place of an ID token is an end to it', async (name, misbehave) => {
  forged.lies.answer = (path, response) => {
    if (path !== '/token') return false;
    misbehave(response);
    return true;
  };
  await expectFailure(name, prepare(optionsFor(name)).signIn());
});

test('gives each request to the provider five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await prepare().signIn();
  // The discovery document, the token and the keys that its signature is checked with.
  expect(timeout.mock.calls).toEqual([[5000], [5000], [5000]]);
});

test('another issuer in what it says of itself is refused, and so is an address of another scheme', async () => {
  forged.lies.discovery = { issuer: 'https://accounts.google.com' };
  await expect(prepare().provider.begin()).rejects.toThrow('issuer');
  forged.lies.discovery = { authorization_endpoint: 'javascript:alert(1)' };
  await expect(prepare().provider.begin()).rejects.toThrow();
});

// @control:SEC-14
test('an attempt that was begun with another issuer is not sent to this one', async () => {
  const { provider } = prepare();
  const { address, attempt } = await provider.begin();
  const query = new URL(forged.agree(address)).search;
  await expect(provider.finish(query, { ...attempt, issuer: 'https://accounts.google.com' })).rejects.toThrow(
    'issuer',
  );
  expect(forged.asked('/token')).toEqual([]);
});

test('the secret goes into the body where the provider takes it there, else into the header', async () => {
  forged.lies.discovery = {
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  };
  await prepare().signIn();
  forged.lies.discovery = { token_endpoint_auth_methods_supported: ['client_secret_basic'] };
  await prepare().signIn();
  forged.lies.discovery = {};
  await prepare().signIn();
  const [inBody, ...inHeader] = forged.asked('/token');
  expect(new URLSearchParams(inBody?.body).get('client_secret')).toBe('secret: 100%');
  expect(inBody?.authorization).toBeUndefined();
  for (const { body, authorization } of inHeader) {
    expect(body).not.toContain('client_secret');
    expect(Buffer.from(authorization?.slice('Basic '.length) ?? '', 'base64').toString()).toBe(
      'gildshelf:secret%3A+100%25',
    );
  }
});

test('what the ID token leaves out is asked for, and believed of the same person only', async () => {
  forged.lies.claims = { email: undefined, email_verified: undefined };
  forged.lies.userinfo = {
    sub: 'mara',
    email: 'there@example.org',
    email_verified: true,
    iss: 'https://evil.example',
  };
  expect(await prepare().signIn()).toMatchObject({
    sub: 'mara',
    iss: forged.issuer,
    email: 'there@example.org',
  });
  forged.lies.userinfo = { ...forged.lies.userinfo, sub: 'eve' };
  await expect(prepare().signIn()).rejects.toThrow();
});

/** Writes for as long as somebody reads. */
function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `{"a":"${'x'.repeat(64 * 1024)}"},`;
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}
