import { auth } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { createForgedApp, signInUrl } from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { startForgedProvider } from '../../../testing/providers/startForgedProvider.ts';

const path = auth.thirdPartySignInPath;
const callbackPath = `${path}/callback`;
const client = { OIDC_CLIENT_ID: 'gildshelf', OIDC_CLIENT_SECRET: 'x' };
const home = 'http://127.0.0.1:4000';
const { failed, notConfigured } = auth.thirdPartySignInErrors;

eachEngine((engine) => {
  test('both endpoints redirect to the login page with a problem code when no provider is configured', async () => {
    const { call } = await createTestApp(engine);
    for (const endpointPath of [path, callbackPath]) {
      const response = await call('GET', endpointPath);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${home}/auth/login?problem=${notConfigured}`);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  test('both endpoints respond 404 with THIRD_PARTY_SIGN_IN=off', async () => {
    const { call } = await createTestApp(engine, { ...client, THIRD_PARTY_SIGN_IN: 'off' });
    for (const endpointPath of [path, callbackPath])
      expect((await call('GET', endpointPath)).status).toBe(404);
  });

  test('both endpoints respond 405 to POST', async () => {
    const { call } = await createTestApp(engine, client);
    for (const endpointPath of [path, callbackPath])
      expect((await call('POST', endpointPath)).status).toBe(405);
  });

  test('redirects to the login page with a problem code when the provider is unreachable', async () => {
    const { settings, close } = await startForgedProvider();
    await close();
    const { call, lines } = await createTestApp(engine, settings);
    const response = await call('GET', path);
    expect(response.headers.get('location')).toBe(`${home}/auth/login?problem=${failed}`);
    expect(lines.join()).toContain('ECONNREFUSED');
  });

  test('redirects with a problem code when the database is unreachable, without a request to the provider', async () => {
    const { call, store, provider } = await createForgedApp(engine);
    await store.close();
    const response = await call('GET', path);
    expect(response.headers.get('location')).toBe(`${home}/auth/login?problem=${failed}`);
    expect(provider.requestsTo('/.well-known/openid-configuration')).toEqual([]);
  });

  // @control:SEC-14
  test('the cookie is encrypted, limited to both endpoints, and expires after ten minutes', async () => {
    const { call } = await createForgedApp(engine);
    const response = await call('GET', path);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie.replace(/=[^;]+/, '=…')).toBe(
      `third-party-sign-in=…; Max-Age=600; Path=${path}; HttpOnly; SameSite=Lax`,
    );
    for (const name of ['state', 'nonce'])
      expect(cookie).not.toContain(new URL(response.headers.get('location') ?? '').searchParams.get(name));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('over https the cookie is Secure, the callback is below API_URL, and the last redirect is below PUBLIC_URL', async () => {
    const { provider } = await createForgedApp(engine);
    const { call } = await createTestApp(engine, {
      ...provider.settings,
      PUBLIC_URL: 'https://shelf.example',
      API_URL: 'https://api.shelf.example',
    });
    const started = await call('GET', path);
    const cookie = started.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Secure-third-party-sign-in=/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    const callbackUrl = new URL(provider.consent(started.headers.get('location') ?? ''));
    expect(callbackUrl.origin + callbackUrl.pathname).toBe(`https://api.shelf.example${callbackPath}`);
    const sealed = cookie.split(';')[0] ?? '';
    const completed = await call('GET', `${callbackPath}${callbackUrl.search}`, {
      headers: { cookie: sealed },
    });
    expect(completed.headers.get('location')).toMatch('https://shelf.example/auth/oauth-callback?token=');
    expect(completed.headers.get('set-cookie')).toMatch(
      /^__Secure-third-party-sign-in=; Max-Age=0; .*Secure/,
    );
  });

  test('rejects the 301st sign-in start from one IP address per 15 minutes, and not one from another', async () => {
    const { call } = await createForgedApp(engine);
    const begin = async (address: string) =>
      (await call('GET', path, { address })).headers.get('location') ?? '';
    const locations = await Promise.all(Array.from({ length: 301 }, () => begin('203.0.113.7')));
    expect(locations.filter((location) => location.endsWith(`?problem=${failed}`))).toHaveLength(1);
    expect(await begin('203.0.113.8')).not.toContain('problem');
  });

  test('rejects the 301st callback from one IP address', async () => {
    const { call, lines } = await createForgedApp(engine);
    const reasons = () =>
      new Set(
        lines
          .filter((line) => line.includes('third-party sign-in failed'))
          .map((line) => JSON.parse(line).reason),
      );
    for (let index = 0; index < 300; index++) await call('GET', `${callbackPath}?code=x&state=${index}`);
    expect(reasons().size).toBe(1);
    await call('GET', `${callbackPath}?code=x&state=300`);
    expect(reasons().size).toBe(2);
  });

  test('does not allow credentialed requests from another origin', async () => {
    const { app } = await createForgedApp(engine);
    const response = await app.request(signInUrl, { headers: { origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
