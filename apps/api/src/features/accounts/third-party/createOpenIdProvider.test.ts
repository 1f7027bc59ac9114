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
    const { url, attempt } = await provider.begin();
    return provider.finish(new URL(forged.consent(url)).search, attempt);
  };
  return { time, provider, signIn };
}

test('begin requests a code with PKCE and a new state and nonce each time', async () => {
  const { provider } = prepare();
  const urls = [await provider.begin(), await provider.begin()].map(({ url }) => new URL(url));
  for (const { origin, pathname, searchParams } of urls) {
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
    expect(new Set(urls.map(({ searchParams }) => searchParams.get(name))).size).toBe(2);
});

test('concurrent sign-ins fetch the discovery document once, and again after an hour', async () => {
  const { provider, time } = prepare();
  await Promise.all(Array.from({ length: 20 }, () => provider.begin()));
  time.now += hour - 1;
  await provider.begin();
  expect(forged.requestsTo(discoveryPath)).toHaveLength(1);
  time.now += 1;
  await provider.begin();
  expect(forged.requestsTo(discoveryPath)).toHaveLength(2);
});

test('the next sign-in retries the discovery after the provider was unavailable', async () => {
  const { provider } = prepare();
  forged.overrides.handleRequest = (_, response) => Boolean(response.writeHead(503).end());
  await expect(provider.begin()).rejects.toThrow();
  forged.overrides.handleRequest = () => false;
  await expect(provider.begin()).resolves.toBeDefined();
});

const faultyResponses: readonly [string, (response: ServerResponse) => void][] = [
  ['an error status', (response) => response.writeHead(500).end('{}')],
  ['an HTML page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>')],
  [
    'truncated JSON',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"iss'),
  ],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['no response', () => {}],
  [
    'an unfinished response',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
  ['an endless response', (response) => writeEndlessly(response)],
];

/** The responses that only the deadline ends; the others must fail before it. */
const hanging: readonly string[] = ['no response', 'an unfinished response'];
const optionsFor = (fault: string) => (hanging.includes(fault) ? { deadlineMs: 500 } : {});
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));

async function expectFailure(fault: string, operation: Promise<unknown>) {
  const error = await operation.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Error);
  expect(isTimeout(error)).toBe(hanging.includes(fault));
}

test.each(faultyResponses)('begin fails when the discovery endpoint sends %s', async (name, respond) => {
  forged.overrides.handleRequest = (path, response) => {
    if (path !== discoveryPath) return false;
    respond(response);
    return true;
  };
  await expectFailure(name, prepare(optionsFor(name)).provider.begin());
});

test.each(faultyResponses)('finish fails when the token endpoint sends %s', async (name, respond) => {
  forged.overrides.handleRequest = (path, response) => {
    if (path !== '/token') return false;
    respond(response);
    return true;
  };
  await expectFailure(name, prepare(optionsFor(name)).signIn());
});

test('each request to the provider has a timeout of five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await prepare().signIn();
  // The discovery document, the token, and the keys that verify its signature.
  expect(timeout.mock.calls).toEqual([[5000], [5000], [5000]]);
});

test('rejects a discovery document with another issuer or with a URL of another scheme', async () => {
  forged.overrides.discovery = { issuer: 'https://accounts.google.com' };
  await expect(prepare().provider.begin()).rejects.toThrow('issuer');
  forged.overrides.discovery = { authorization_endpoint: 'javascript:alert(1)' };
  await expect(prepare().provider.begin()).rejects.toThrow();
});

// @control:SEC-14
test('sends no code to the provider when the attempt was started with another issuer', async () => {
  const { provider } = prepare();
  const { url, attempt } = await provider.begin();
  const query = new URL(forged.consent(url)).search;
  await expect(provider.finish(query, { ...attempt, issuer: 'https://accounts.google.com' })).rejects.toThrow(
    'issuer',
  );
  expect(forged.requestsTo('/token')).toEqual([]);
});

test('sends the secret in the body when the provider supports it, otherwise in the header', async () => {
  forged.overrides.discovery = {
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  };
  await prepare().signIn();
  forged.overrides.discovery = { token_endpoint_auth_methods_supported: ['client_secret_basic'] };
  await prepare().signIn();
  forged.overrides.discovery = {};
  await prepare().signIn();
  const [inBody, ...inHeader] = forged.requestsTo('/token');
  expect(new URLSearchParams(inBody?.body).get('client_secret')).toBe('secret: 100%');
  expect(inBody?.authorization).toBeUndefined();
  for (const { body, authorization } of inHeader) {
    expect(body).not.toContain('client_secret');
    expect(Buffer.from(authorization?.slice('Basic '.length) ?? '', 'base64').toString()).toBe(
      'gildshelf:secret%3A+100%25',
    );
  }
});

test('fetches the claims that the ID token omits, and accepts them for the same subject only', async () => {
  forged.overrides.claims = { email: undefined, email_verified: undefined };
  forged.overrides.userinfo = {
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
  forged.overrides.userinfo = { ...forged.overrides.userinfo, sub: 'eve' };
  await expect(prepare().signIn()).rejects.toThrow();
});

/** Writes until the client closes the connection. */
function writeEndlessly(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `{"a":"${'x'.repeat(64 * 1024)}"},`;
  const writeMore = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', writeMore);
  writeMore();
}
