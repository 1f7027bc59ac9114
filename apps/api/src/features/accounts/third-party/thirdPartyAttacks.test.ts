import { auth } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import {
  callback,
  createForgedApp,
  createThirdPartyApp,
  home,
  start,
  tokenIn,
} from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { attemptLifetime, createAttemptSeal } from './createAttemptSeal.ts';

const failed = `${home}/auth/login?problem=${auth.thirdPartyProblems.failed}`;
const cookieName = 'third-party-sign-in';
const mara = { email: 'mara@example.org', email_verified: true, name: 'Mara' };

eachEngine((engine) => {
  async function prepare() {
    const parts = await createThirdPartyApp(engine);
    parts.provider.accounts.set('mara', mara);
    parts.provider.accounts.set('eve', { email: 'eve@example.org', email_verified: true, name: 'Eve' });
    const people = () => parts.store.db.selectFrom('users').select('username').execute();
    const sessions = () => parts.store.db.selectFrom('sessions').selectAll().execute();
    return { ...parts, people, sessions };
  }

  test('whoever logs in there and agrees is signed in here, and nothing of the way stays in the browser', async () => {
    const { agree, surfer, call } = await prepare();
    const browser = surfer();
    const back = await agree(browser, 'mara');
    expect(browser.jarOf(home).get(cookieName)).toBeDefined();
    const answer = await browser.ask(back);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(browser.jarOf(home).get(cookieName)).toBeUndefined();
    const where = new URL(answer.headers.get('location') ?? '');
    expect(where.origin + where.pathname).toBe(`${home}/auth/oauth-callback`);
    expect((await call('GET', '/api/profile', { token: tokenIn(where) })).status).toBe(200);
  });

  // @control:SEC-14
  test('the token that stood in the address is worth nothing once it has been swapped', async () => {
    const { signIn, call } = await prepare();
    const token = tokenIn(await signIn('mara'));
    const swapped = await call('POST', '/api/auth/session/exchange', { token });
    expect((await call('GET', '/api/profile', { token: swapped.body.token })).status).toBe(200);
    expect((await call('GET', '/api/profile', { token })).status).toBe(401);
  });

  // @control:SEC-14
  test.each([
    ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'x')],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (back: URL) => back.searchParams.delete('iss')],
    ['another code', (back: URL) => back.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (back: URL) => back.searchParams.delete('code')],
    ['an error', (back: URL) => back.searchParams.set('error', 'server_error')],
  ])('an answer with %s signs nobody in', async (_, change) => {
    const { agree, surfer, people } = await prepare();
    const browser = surfer();
    const back = await agree(browser, 'mara');
    change(back);
    expect((await browser.go(back)).url.href).toBe(failed);
    expect(await people()).toEqual([]);
  });

  // @control:SEC-14
  test('an ID token for another nonce signs nobody in', async () => {
    const { agree, surfer, people } = await prepare();
    const browser = surfer();
    const address = new URL((await browser.ask(start)).headers.get('location') ?? '');
    address.searchParams.set('nonce', 'another');
    const back = await agree(browser, 'mara', address.href);
    expect((await browser.go(back)).url.href).toBe(failed);
    expect(await people()).toEqual([]);
  });

  // @control:SEC-14
  test.each([
    ['no nonce', undefined],
    ['an empty nonce', ''],
    ['the nonce of an earlier attempt', 'earlier'],
  ])('an ID token with %s signs nobody in', async (_, nonce) => {
    const { signIn, provider, store } = await createForgedApp(engine);
    provider.lies.claims = { nonce };
    expect((await signIn()).href).toBe(failed);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  // @control:SEC-14
  test('a code that was meant for another attempt is of no use in this one', async () => {
    const { agree, surfer, people } = await prepare();
    const victim = surfer();
    const stolen = (await agree(surfer(), 'mara')).searchParams.get('code') ?? '';
    const back = await agree(victim, 'eve');
    back.searchParams.set('code', stolen);
    expect((await victim.go(back)).url.href).toBe(failed);
    expect(await people()).toEqual([]);
  });

  // @control:SEC-14
  test('what one browser began, another cannot end, also with an attempt of its own under way', async () => {
    const { agree, surfer, people } = await prepare();
    const trap = await agree(surfer(), 'eve');
    expect((await surfer().go(trap)).url.href).toBe(failed);
    const victim = surfer();
    await agree(victim, 'mara');
    expect((await victim.go(trap)).url.href).toBe(failed);
    expect(await people()).toEqual([]);
  });

  // @control:SEC-14
  test('an attempt is good for ten minutes', async () => {
    const { agree, surfer, time, sessions } = await prepare();
    const [early, late] = [surfer(), surfer()];
    const backs = [await agree(early, 'mara'), await agree(late, 'mara')] as const;
    time.now += attemptLifetime - 1000;
    expect((await early.go(backs[0])).url.href).not.toBe(failed);
    time.now += 1000;
    expect((await late.go(backs[1])).url.href).toBe(failed);
    expect(await sessions()).toHaveLength(1);
  });

  // @control:SEC-14
  test('a cookie that was changed, cut, or sealed by somebody else is none', async () => {
    const { agree, surfer, people, time, provider } = await prepare();
    const browser = surfer();
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
      const back = await agree(browser, 'mara');
      const cookie = browser.jarOf(home).get(cookieName);
      if (!cookie) throw new Error('There is no cookie.');
      browser.jarOf(home).set(cookieName, { ...cookie, value: await change(cookie.value) });
      expect((await browser.go(back)).url.href).toBe(failed);
    }
    expect(await people()).toEqual([]);
  });

  // @control:SEC-14
  test('callback and cookie together are good once, even where the provider takes a code twice', async () => {
    const { agree, surfer, provider, sessions } = await createForgedApp(engine).then((parts) => ({
      ...parts,
      sessions: () => parts.store.db.selectFrom('sessions').selectAll().execute(),
    }));
    const browser = surfer();
    const back = await agree(browser);
    const cookie = browser.jarOf(home).get(cookieName);
    if (!cookie) throw new Error('There is no cookie.');
    const again = async () => {
      const copy = surfer();
      copy.jarOf(home).set(cookieName, cookie);
      return (await copy.go(back)).url;
    };
    const ends = await Promise.all(Array.from({ length: 8 }, again));
    expect(ends.filter((url) => tokenIn(url))).toHaveLength(1);
    expect((await again()).href).toBe(failed);
    expect(provider.asked('/token')).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  test('an attempt that ended badly has ended too', async () => {
    const { agree, surfer, provider } = await createForgedApp(engine);
    const browser = surfer();
    const back = await agree(browser);
    const cookie = browser.jarOf(home).get(cookieName);
    if (!cookie) throw new Error('There is no cookie.');
    provider.lies.claims = { nonce: 'another' };
    expect((await browser.go(back)).url.href).toBe(failed);
    provider.lies.claims = {};
    browser.jarOf(home).set(cookieName, cookie);
    expect((await browser.go(back)).url.href).toBe(failed);
  });

  test('whoever changes their mind at the provider is back at the login', async () => {
    const { surfer } = await prepare();
    const browser = surfer();
    const page = await browser.go(start);
    expect((await browser.go(page.url, { form: { answer: 'cancel' } })).url.href).toBe(failed);
  });

  // @control:SEC-14
  test('neither the query nor a header decides where anybody is led', async () => {
    const { app, surfer, agree } = await prepare();
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    const query =
      '?redirect_uri=https://evil.example&next=//evil.example&state=x&returnTo=https://evil.example';
    const begun = await app.request(`http://evil.example${auth.thirdPartySignInPath}${query}`, {
      headers: evil,
    });
    expect(begun.headers.get('location')).not.toContain('evil');
    expect(new URL(begun.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(callback);
    const refused = await app.request(`http://evil.example${auth.thirdPartySignInPath}/callback${query}`, {
      headers: evil,
    });
    expect(refused.headers.get('location')).toBe(failed);
    const browser = surfer();
    const back = await agree(browser, 'mara');
    back.searchParams.set('next', 'https://evil.example');
    expect((await browser.go(back)).url.href).toMatch(`${home}/auth/oauth-callback?token=`);
  });

  test('neither a code nor a token nor an address of a person is written down', async () => {
    const { agree, surfer, lines, signIn } = await prepare();
    const token = tokenIn(await signIn('mara')) ?? '';
    const browser = surfer();
    const back = await agree(browser, 'eve');
    const code = back.searchParams.get('code') ?? '';
    back.searchParams.set('error', 'words of a stranger');
    await browser.go(back);
    const written = lines.join();
    expect(written).toContain('third-party sign-in failed');
    for (const secret of [token, code, 'mara@example.org', 'words of a stranger'])
      expect(written).not.toContain(secret);
  });
});
