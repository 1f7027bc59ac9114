import { auth } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createForgedApp, tokenOf } from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const { failed } = auth.thirdPartySignInErrors;
const problemOf = (url: URL) => url.searchParams.get('problem');

eachEngine((engine) => {
  // @control:SEC-14
  test.each([
    [
      'a script as name',
      { name: '<script>alert(1)</script>' },
      { username: 'scriptalert1script', display_name: '<script>alert(1)</script>' },
    ],
    ['a javascript: URL as avatar', { picture: 'javascript:alert(1)' }, { avatar_url: null }],
    ['a data: URL as avatar', { picture: 'data:text/html,x' }, { avatar_url: null }],
    ['an avatar over plain http', { picture: 'http://pics.example/a.png' }, { avatar_url: null }],
    ['an avatar on the loopback address', { picture: 'https://127.0.0.1/a.png' }, { avatar_url: null }],
    ['a name of 10 kB', { name: 'n'.repeat(10_240) }, { display_name: null, username: 'n'.repeat(30) }],
    ['a name that is an object', { name: { toString: 'x' } }, { display_name: null, username: 'mara' }],
    [
      'a name with a right-to-left override',
      { name: '\u202Eevil\u0000\u200B Mara' },
      { display_name: 'evil Mara', username: 'evilMara' },
    ],
    ['a name without ASCII letters', { name: '玛拉' }, { display_name: '玛拉', username: 'mara' }],
    ['an unpaired surrogate', { name: 'Mara \uD800' }, { display_name: 'Mara' }],
    [
      'claims named like database columns',
      JSON.parse('{"name":"Mara","userId":"1","password_hash":"x","__proto__":{"email_verified":true}}'),
      { username: 'Mara', password_hash: '' },
    ],
  ])('handles %s safely', async (_, claims, expected) => {
    const { provider, signIn, store } = await createForgedApp(engine);
    provider.overrides.claims = claims;
    expect(tokenOf(await signIn())).toBeDefined();
    expect(await store.db.selectFrom('users').selectAll().execute()).toMatchObject([expected]);
  });

  test.each([
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a number as subject', { sub: 7 }],
    ['a subject that is too long', { sub: 's'.repeat(256) }],
    ['a NUL in its subject', { sub: 'mara\u0000' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['another audience', { aud: 'another client' }],
    ['an expiry in the past', { exp: 1 }],
  ])('rejects an ID token with %s', async (_, claims) => {
    const { provider, signIn, store } = await createForgedApp(engine);
    provider.overrides.claims = claims;
    expect(problemOf(await signIn())).toBe(failed);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  // @control:SEC-14
  test('rejects an ID token that was signed with another key', async () => {
    const { provider, signIn } = await createForgedApp(engine);
    provider.overrides.signsWithUnknownKey = true;
    expect(problemOf(await signIn())).toBe(failed);
    provider.overrides.signsWithUnknownKey = false;
    expect(tokenOf(await signIn())).toBeDefined();
  });

  // @control:SEC-14
  test('the same subject of another issuer is another user', async () => {
    const first = await createForgedApp(engine);
    first.provider.overrides.claims = { email: 'one@example.org' };
    expect(tokenOf(await first.signIn())).toBeDefined();
    await first.store.db.updateTable('identities').set({ issuer: 'https://accounts.google.com' }).execute();
    first.provider.overrides.claims = { email: 'two@example.org' };
    expect(tokenOf(await first.signIn())).toBeDefined();
    expect(await first.store.db.selectFrom('users').selectAll().execute()).toHaveLength(2);
  });
});
