import { auth } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { createForgedApp, start } from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { startForgedProvider } from '../../../testing/providers/startForgedProvider.ts';

const path = auth.thirdPartySignInPath;
const callbackPath = `${path}/callback`;
const client = { OIDC_CLIENT_ID: 'gildshelf', OIDC_CLIENT_SECRET: 'x' };
const home = 'http://127.0.0.1:4000';
const { failed, notConfigured } = auth.thirdPartyProblems;

eachEngine((engine) => {
  test('not set up, both addresses lead back to the login, which says so', async () => {
    const { call } = await createTestApp(engine);
    for (const address of [path, callbackPath]) {
      const answer = await call('GET', address);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`${home}/auth/login?problem=${notConfigured}`);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('switched off, there is nothing', async () => {
    const { call } = await createTestApp(engine, { ...client, THIRD_PARTY_SIGN_IN: 'off' });
    for (const address of [path, callbackPath]) expect((await call('GET', address)).status).toBe(404);
  });

  test('only a browser that goes there is meant: nothing can be posted', async () => {
    const { call } = await createTestApp(engine, client);
    for (const address of [path, callbackPath]) expect((await call('POST', address)).status).toBe(405);
  });

  test('with a provider that is down, the login says that it did not work', async () => {
    const { settings, close } = await startForgedProvider();
    await close();
    const { call, lines } = await createTestApp(engine, settings);
    const answer = await call('GET', path);
    expect(answer.headers.get('location')).toBe(`${home}/auth/login?problem=${failed}`);
    expect(lines.join()).toContain('ECONNREFUSED');
  });

  test('with the database gone, it says the same, and nobody passes unlimited', async () => {
    const { call, store, provider } = await createForgedApp(engine);
    await store.close();
    const answer = await call('GET', path);
    expect(answer.headers.get('location')).toBe(`${home}/auth/login?problem=${failed}`);
    expect(provider.asked('/.well-known/openid-configuration')).toEqual([]);
  });

  // @control:SEC-14
  test('what the browser keeps is sealed, for these two addresses alone, and gone in ten minutes', async () => {
    const { call } = await createForgedApp(engine);
    const answer = await call('GET', path);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie.replace(/=[^;]+/, '=…')).toBe(
      `third-party-sign-in=…; Max-Age=600; Path=${path}; HttpOnly; SameSite=Lax`,
    );
    for (const name of ['state', 'nonce'])
      expect(cookie).not.toContain(new URL(answer.headers.get('location') ?? '').searchParams.get(name));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('behind https it is for https alone, and people come back to API_URL and are led to PUBLIC_URL', async () => {
    const { provider } = await createForgedApp(engine);
    const { call } = await createTestApp(engine, {
      ...provider.settings,
      PUBLIC_URL: 'https://shelf.example',
      API_URL: 'https://api.shelf.example',
    });
    const begun = await call('GET', path);
    const cookie = begun.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Secure-third-party-sign-in=/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    const back = new URL(provider.agree(begun.headers.get('location') ?? ''));
    expect(back.origin + back.pathname).toBe(`https://api.shelf.example${callbackPath}`);
    const sealed = cookie.split(';')[0] ?? '';
    const landed = await call('GET', `${callbackPath}${back.search}`, { headers: { cookie: sealed } });
    expect(landed.headers.get('location')).toMatch('https://shelf.example/auth/oauth-callback?token=');
    expect(landed.headers.get('set-cookie')).toMatch(/^__Secure-third-party-sign-in=; Max-Age=0; .*Secure/);
  });

  test('301 beginnings from one address within a quarter of an hour are one too many; another address goes on', async () => {
    const { call } = await createForgedApp(engine);
    const begin = async (address: string) =>
      (await call('GET', path, { address })).headers.get('location') ?? '';
    const places = await Promise.all(Array.from({ length: 301 }, () => begin('203.0.113.7')));
    expect(places.filter((place) => place.endsWith(`?problem=${failed}`))).toHaveLength(1);
    expect(await begin('203.0.113.8')).not.toContain('problem');
  });

  test('301 returns are one too many as well', async () => {
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

  test('a script on another site reads nothing of it', async () => {
    const { app } = await createForgedApp(engine);
    const answer = await app.request(start, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
