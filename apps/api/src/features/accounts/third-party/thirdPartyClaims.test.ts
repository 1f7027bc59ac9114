import { auth } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createForgedApp, tokenIn } from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const { failed } = auth.thirdPartyProblems;
const problemOf = (url: URL) => url.searchParams.get('problem');

eachEngine((engine) => {
  // @control:SEC-14
  test.each([
    [
      'a script for a name',
      { name: '<script>alert(1)</script>' },
      { username: 'scriptalert1script', display_name: '<script>alert(1)</script>' },
    ],
    ['a picture that is code', { picture: 'javascript:alert(1)' }, { avatar_url: null }],
    ['a picture that is data', { picture: 'data:text/html,x' }, { avatar_url: null }],
    ['a picture without encryption', { picture: 'http://pics.example/a.png' }, { avatar_url: null }],
    ['a picture of this machine', { picture: 'https://127.0.0.1/a.png' }, { avatar_url: null }],
    ['a name of 10 kB', { name: 'n'.repeat(10_240) }, { display_name: null, username: 'n'.repeat(30) }],
    ['a name that is an object', { name: { toString: 'x' } }, { display_name: null, username: 'mara' }],
    [
      'a name that turns its line around',
      { name: '\u202Eevil\u0000\u200B Mara' },
      { display_name: 'evil Mara', username: 'evilMara' },
    ],
    ['a name without a letter of ours', { name: '玛拉' }, { display_name: '玛拉', username: 'mara' }],
    ['half a character', { name: 'Mara \uD800' }, { display_name: 'Mara' }],
    [
      'claims of our own',
      JSON.parse('{"name":"Mara","userId":"1","password_hash":"x","__proto__":{"email_verified":true}}'),
      { username: 'Mara', password_hash: '' },
    ],
  ])('%s does no harm', async (_, claims, expected) => {
    const { provider, signIn, store } = await createForgedApp(engine);
    provider.lies.claims = claims;
    expect(tokenIn(await signIn())).toBeDefined();
    expect(await store.db.selectFrom('users').selectAll().execute()).toMatchObject([expected]);
  });

  test.each([
    ['no subject', { sub: undefined }],
    ['an empty one', { sub: '' }],
    ['a number for one', { sub: 7 }],
    ['one that is too long', { sub: 's'.repeat(256) }],
    ['one that would end a text in the database', { sub: 'mara\u0000' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['another audience', { aud: 'somebody else' }],
    ['an end that is past', { exp: 1 }],
  ])('an ID token with %s signs nobody in', async (_, claims) => {
    const { provider, signIn, store } = await createForgedApp(engine);
    provider.lies.claims = claims;
    expect(problemOf(await signIn())).toBe(failed);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  // @control:SEC-14
  test('an ID token that somebody else signed signs nobody in', async () => {
    const { provider, signIn } = await createForgedApp(engine);
    provider.lies.hasOtherKey = true;
    expect(problemOf(await signIn())).toBe(failed);
    provider.lies.hasOtherKey = false;
    expect(tokenIn(await signIn())).toBeDefined();
  });

  // @control:SEC-14
  test('the same subject of another issuer is somebody else', async () => {
    const first = await createForgedApp(engine);
    first.provider.lies.claims = { email: 'one@example.org' };
    expect(tokenIn(await first.signIn())).toBeDefined();
    await first.store.db.updateTable('identities').set({ issuer: 'https://accounts.google.com' }).execute();
    first.provider.lies.claims = { email: 'two@example.org' };
    expect(tokenIn(await first.signIn())).toBeDefined();
    expect(await first.store.db.selectFrom('users').selectAll().execute()).toHaveLength(2);
  });
});
