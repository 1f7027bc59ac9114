import { auth } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import {
  createForgedApp,
  createThirdPartyApp,
  providerCallbackUrl,
  serverOrigin,
  signInUrl,
  tokenOf,
} from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { attemptLifetimeMs, createAttemptSeal } from './serveThirdParty.ts';

const failed = `${serverOrigin}/auth/login?problem=${auth.thirdPartySignInErrors.failed}`;
const cookieName = 'third-party-sign-in';
const mara = { email: 'mara@example.org', email_verified: true, name: 'Mara' };

eachEngine((engine) => {
  async function prepare() {
    const parts = await createThirdPartyApp(engine);
    parts.provider.accounts.set('mara', mara);
    parts.provider.accounts.set('eve', { email: 'eve@example.org', email_verified: true, name: 'Eve' });
    const users = () => parts.store.db.selectFrom('users').select('username').execute();
    const sessions = () => parts.store.db.selectFrom('sessions').selectAll().execute();
    return { ...parts, users, sessions };
  }

  test('a user who logs in and consents at the provider is signed in, and the cookie is removed', async () => {
    const { consent, createClient, call } = await prepare();
    const browser = createClient();
    const callbackUrl = await consent(browser, 'mara');
    expect(browser.jarOf(serverOrigin).get(cookieName)).toBeDefined();
    const response = await browser.request(callbackUrl);
    expect(response.status).toBe(302);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(browser.jarOf(serverOrigin).get(cookieName)).toBeUndefined();
    const target = new URL(response.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(`${serverOrigin}/auth/oauth-callback`);
    expect((await call('GET', '/api/profile', { token: tokenOf(target) })).status).toBe(200);
  });

  // @control:SEC-14
  test('the token in the redirect URL is invalid once it has been exchanged', async () => {
    const { signIn, call } = await prepare();
    const token = tokenOf(await signIn('mara'));
    const exchanged = await call('POST', '/api/auth/session/exchange', { token });
    expect((await call('GET', '/api/profile', { token: exchanged.body.token })).status).toBe(200);
    expect((await call('GET', '/api/profile', { token })).status).toBe(401);
  });

  // @control:SEC-14
  test.each([
    ['another state', (callbackUrl: URL) => callbackUrl.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (callbackUrl: URL) => callbackUrl.searchParams.delete('state')],
    ['two states', (callbackUrl: URL) => callbackUrl.searchParams.append('state', 'x')],
    ['another issuer', (callbackUrl: URL) => callbackUrl.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (callbackUrl: URL) => callbackUrl.searchParams.delete('iss')],
    ['another code', (callbackUrl: URL) => callbackUrl.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (callbackUrl: URL) => callbackUrl.searchParams.delete('code')],
    ['an error', (callbackUrl: URL) => callbackUrl.searchParams.set('error', 'server_error')],
  ])('rejects a callback with %s', async (_, change) => {
    const { consent, createClient, users } = await prepare();
    const browser = createClient();
    const callbackUrl = await consent(browser, 'mara');
    change(callbackUrl);
    expect((await browser.navigate(callbackUrl)).url.href).toBe(failed);
    expect(await users()).toEqual([]);
  });

  // @control:SEC-14
  test('rejects an ID token for another nonce', async () => {
    const { consent, createClient, users } = await prepare();
    const browser = createClient();
    const authorizationUrl = new URL((await browser.request(signInUrl)).headers.get('location') ?? '');
    authorizationUrl.searchParams.set('nonce', 'another');
    const callbackUrl = await consent(browser, 'mara', authorizationUrl.href);
    expect((await browser.navigate(callbackUrl)).url.href).toBe(failed);
    expect(await users()).toEqual([]);
  });

  // @control:SEC-14
  test.each([
    ['no nonce', undefined],
    ['an empty nonce', ''],
    ['the nonce of an earlier attempt', 'earlier'],
  ])('rejects an ID token with %s', async (_, nonce) => {
    const { signIn, provider, store } = await createForgedApp(engine);
    provider.overrides.claims = { nonce };
    expect((await signIn()).href).toBe(failed);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  // @control:SEC-14
  test('rejects a code that was issued for another attempt', async () => {
    const { consent, createClient, users } = await prepare();
    const victim = createClient();
    const stolen = (await consent(createClient(), 'mara')).searchParams.get('code') ?? '';
    const callbackUrl = await consent(victim, 'eve');
    callbackUrl.searchParams.set('code', stolen);
    expect((await victim.navigate(callbackUrl)).url.href).toBe(failed);
    expect(await users()).toEqual([]);
  });

  // @control:SEC-14
  test('rejects a callback in another browser, also one with a pending attempt of its own', async () => {
    const { consent, createClient, users } = await prepare();
    const foreignCallback = await consent(createClient(), 'eve');
    expect((await createClient().navigate(foreignCallback)).url.href).toBe(failed);
    const victim = createClient();
    await consent(victim, 'mara');
    expect((await victim.navigate(foreignCallback)).url.href).toBe(failed);
    expect(await users()).toEqual([]);
  });

  // @control:SEC-14
  test('an attempt is valid for ten minutes', async () => {
    const { consent, createClient, time, sessions } = await prepare();
    const [early, late] = [createClient(), createClient()];
    const callbackUrls = [await consent(early, 'mara'), await consent(late, 'mara')] as const;
    time.now += attemptLifetimeMs - 1000;
    expect((await early.navigate(callbackUrls[0])).url.href).not.toBe(failed);
    time.now += 1000;
    expect((await late.navigate(callbackUrls[1])).url.href).toBe(failed);
    expect(await sessions()).toHaveLength(1);
  });

  // @control:SEC-14
  test('rejects a cookie that was changed, truncated or encrypted with another secret', async () => {
    const { consent, createClient, users, time, provider } = await prepare();
    const browser = createClient();
    const attempt = { issuer: provider.issuer, state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
    const foreign = createAttemptSeal('another secret, which is long enough too', () => time.now);
    const changes = [
      (sealed: string) => `${sealed.slice(0, -6)}${sealed.at(-6) === 'A' ? 'B' : 'A'}${sealed.slice(-5)}`,
      (sealed: string) => sealed.slice(0, -1),
      (sealed: string) => sealed.split('.').slice(0, 3).join('.'),
      () => 'x',
      () => Buffer.from(JSON.stringify(attempt)).toString('base64url'),
      () => `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(attempt)).toString('base64url')}.`,
      () => foreign.seal(attempt),
    ];
    for (const change of changes) {
      const callbackUrl = await consent(browser, 'mara');
      const cookie = browser.jarOf(serverOrigin).get(cookieName);
      if (!cookie) throw new Error('There is no cookie.');
      browser.jarOf(serverOrigin).set(cookieName, { ...cookie, value: await change(cookie.value) });
      expect((await browser.navigate(callbackUrl)).url.href).toBe(failed);
    }
    expect(await users()).toEqual([]);
  });

  // @control:SEC-14
  test('a callback with its cookie works once, even when the provider accepts a code twice', async () => {
    const { consent, createClient, provider, sessions } = await createForgedApp(engine).then((parts) => ({
      ...parts,
      sessions: () => parts.store.db.selectFrom('sessions').selectAll().execute(),
    }));
    const browser = createClient();
    const callbackUrl = await consent(browser);
    const cookie = browser.jarOf(serverOrigin).get(cookieName);
    if (!cookie) throw new Error('There is no cookie.');
    const replay = async () => {
      const copy = createClient();
      copy.jarOf(serverOrigin).set(cookieName, cookie);
      return (await copy.navigate(callbackUrl)).url;
    };
    const results = await Promise.all(Array.from({ length: 8 }, replay));
    expect(results.filter((url) => tokenOf(url))).toHaveLength(1);
    expect((await replay()).href).toBe(failed);
    expect(provider.requestsTo('/token')).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  test('a failed attempt cannot be used again', async () => {
    const { consent, createClient, provider } = await createForgedApp(engine);
    const browser = createClient();
    const callbackUrl = await consent(browser);
    const cookie = browser.jarOf(serverOrigin).get(cookieName);
    if (!cookie) throw new Error('There is no cookie.');
    provider.overrides.claims = { nonce: 'another' };
    expect((await browser.navigate(callbackUrl)).url.href).toBe(failed);
    provider.overrides.claims = {};
    browser.jarOf(serverOrigin).set(cookieName, cookie);
    expect((await browser.navigate(callbackUrl)).url.href).toBe(failed);
  });

  test('cancelling at the provider redirects to the login page', async () => {
    const { createClient } = await prepare();
    const browser = createClient();
    const page = await browser.navigate(signInUrl);
    expect((await browser.navigate(page.url, { form: { answer: 'cancel' } })).url.href).toBe(failed);
  });

  // @control:SEC-14
  test('neither the query nor a header changes the redirect target', async () => {
    const { app, createClient, consent } = await prepare();
    const forgedHeaders = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    };
    const query =
      '?redirect_uri=https://evil.example&next=//evil.example&state=x&returnTo=https://evil.example';
    const started = await app.request(`http://evil.example${auth.thirdPartySignInPath}${query}`, {
      headers: forgedHeaders,
    });
    expect(started.headers.get('location')).not.toContain('evil');
    expect(new URL(started.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(
      providerCallbackUrl,
    );
    const rejected = await app.request(`http://evil.example${auth.thirdPartySignInPath}/callback${query}`, {
      headers: forgedHeaders,
    });
    expect(rejected.headers.get('location')).toBe(failed);
    const browser = createClient();
    const callbackUrl = await consent(browser, 'mara');
    callbackUrl.searchParams.set('next', 'https://evil.example');
    expect((await browser.navigate(callbackUrl)).url.href).toMatch(
      `${serverOrigin}/auth/oauth-callback?token=`,
    );
  });

  test('logs no code, token, email address or text of the provider', async () => {
    const { consent, createClient, lines, signIn } = await prepare();
    const token = tokenOf(await signIn('mara')) ?? '';
    const browser = createClient();
    const callbackUrl = await consent(browser, 'eve');
    const code = callbackUrl.searchParams.get('code') ?? '';
    callbackUrl.searchParams.set('error', 'text of the provider');
    await browser.navigate(callbackUrl);
    const log = lines.join();
    expect(log).toContain('third-party sign-in failed');
    for (const secret of [token, code, 'mara@example.org', 'text of the provider'])
      expect(log).not.toContain(secret);
  });
});
