import { auth, messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createThirdPartyApp, tokenOf } from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createLinkToken } from '../mails/linkTokens.ts';

const { emailMissing, failed } = auth.thirdPartySignInErrors;
const problemOf = (url: URL) => url.searchParams.get('problem');

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  async function prepare(options: { readonly atUserinfo?: boolean } = {}) {
    const parts = await createThirdPartyApp(engine, options);
    const { provider, store, call } = parts;
    const setProviderAccount = (login: string, claims: object = {}) =>
      provider.accounts.set(login, {
        ...{
          email: `${login}@example.org`,
          email_verified: true,
          name: login,
          picture: 'https://pics.example/a.png',
        },
        ...claims,
      });
    const users = () => store.db.selectFrom('users').selectAll().orderBy('user_id').execute();
    const sessionClaims = async (url: URL) => {
      const token = tokenOf(url) ?? '';
      expect((await call('GET', '/api/profile', { token })).status).toBe(200);
      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    };
    return { ...parts, setProviderAccount, users, sessionClaims };
  }

  test.each([{ atUserinfo: false }, { atUserinfo: true }])(
    'creates a verified user without a password from the claims of the provider (%j)',
    async (options) => {
      const { setProviderAccount, users, signIn, sessionClaims, time, logIn } = await prepare(options);
      setProviderAccount('zoe', { name: 'Zoë Žitný', email: 'Zoe.Z@example.org' });
      expect(await sessionClaims(await signIn('zoe'))).toMatchObject({
        username: 'ZoeZitny',
        display_name: 'Zoë Žitný',
      });
      expect(await users()).toMatchObject([
        {
          ...{ username: 'ZoeZitny', email: 'Zoe.Z@example.org', password_hash: '', verified_at: time.now },
          ...{ display_name: 'Zoë Žitný', avatar_url: 'https://pics.example/a.png', bio: null },
        },
      ]);
      for (const password of ['', 'correct1!', ' '])
        expect([400, 401]).toContain((await logIn('ZoeZitny', password)).status);
    },
  );

  test('a returning subject is the same user, even with another name and email address', async () => {
    const { setProviderAccount, users, signIn, sessionClaims } = await prepare();
    setProviderAccount('mara');
    const first = await sessionClaims(await signIn('mara'));
    setProviderAccount('mara', { email: 'other@example.org', email_verified: false, name: 'Another' });
    expect((await sessionClaims(await signIn('mara'))).userId).toBe(first.userId);
    expect(await users()).toHaveLength(1);
  });

  test('an email address that is reassigned to another subject does not give access to the former account', async () => {
    const { setProviderAccount, signIn, sessionClaims, users } = await prepare();
    setProviderAccount('old', { email: 'shared@example.org' });
    const first = await sessionClaims(await signIn('old'));
    setProviderAccount('old', { email: 'moved@example.org' });
    setProviderAccount('new', { email: 'moved@example.org' });
    expect((await sessionClaims(await signIn('new'))).userId).not.toBe(first.userId);
    expect(await users()).toHaveLength(2);
  });

  // @control:SEC-14
  test('rejects a second subject with the email address of a linked account, also concurrently', async () => {
    const { setProviderAccount, signIn, sessionClaims, users, consent, createClient, store, member } =
      await prepare();
    setProviderAccount('old', { email: 'shared@example.org' });
    const first = await sessionClaims(await signIn('old'));
    setProviderAccount('new', { email: 'shared@example.org' });
    expect(problemOf(await signIn('new'))).toBe(failed);
    expect((await sessionClaims(await signIn('old'))).userId).toBe(first.userId);
    await member('bob');
    const callbacks = await Promise.all(
      ['one', 'two', 'three', 'four', 'five', 'six'].map(async (login) => {
        setProviderAccount(login, { email: 'bob@example.com' });
        const browser = createClient();
        return { browser, callbackUrl: await consent(browser, login) };
      }),
    );
    const results = await Promise.all(
      callbacks.map(async ({ browser, callbackUrl }) => (await browser.navigate(callbackUrl)).url),
    );
    expect(results.filter((url) => tokenOf(url))).toHaveLength(1);
    expect(await users()).toHaveLength(2);
    expect(await store.db.selectFrom('identities').selectAll().execute()).toHaveLength(2);
  });

  test('links a verified account with the same email address, in any case, and does not change its profile', async () => {
    const { setProviderAccount, users, signIn, sessionClaims, member, logIn } = await prepare();
    const bob = await member('bob');
    setProviderAccount('b', { email: 'BOB@Example.com', name: 'Robert' });
    expect(await sessionClaims(await signIn('b'))).toMatchObject({ userId: bob.userId, username: 'bob' });
    expect(await users()).toMatchObject([{ display_name: null, avatar_url: null, email: 'bob@example.com' }]);
    expect((await logIn('bob')).status).toBe(200);
  });

  // @control:SEC-14
  test('notifies the owner of a verified account once about the new sign-in method, and no other user', async () => {
    const { setProviderAccount, signIn, member, register, mails, settle, time, provider } = await prepare();
    await member('bob');
    await register('eve', { email: 'vera@example.org' });
    const before = (await mails()).length;
    time.now += 1;
    for (const name of ['bob', 'vera', 'new']) setProviderAccount(name, { email: `${name}@example.org` });
    setProviderAccount('bob', { email: 'bob@example.com' });
    for (const name of ['bob', 'bob', 'vera', 'new']) await signIn(name);
    await settle();
    const [notification, ...others] = (await mails()).slice(before);
    expect(others).toEqual([]);
    expect(notification).toMatchObject({
      recipient: 'bob@example.com',
      subject: 'A new way into your Gildshelf account',
    });
    expect(notification?.body_text).toContain(`signs in at ${new URL(provider.issuer).host} with this email`);
    expect(notification?.body_text).toContain('\nhttp://127.0.0.1:4000/auth/forgot-password\n');
  });

  // @control:SEC-14
  test('a sign-in transfers the only pending account of the email address, and revokes all access of its creator', async () => {
    const {
      setProviderAccount,
      users,
      signIn,
      sessionClaims,
      register,
      verify,
      logIn,
      call,
      lastLinkToken,
      store,
      time,
    } = await prepare();
    await register('eve', { email: 'victim@example.org' });
    const link = await lastLinkToken();
    const [{ user_id = '' } = {}] = await users();
    // A reset link and a session, which an attacker cannot create at present.
    const reset = createLinkToken(user_id);
    const times = { created_at: time.now, expires_at: time.now + day };
    await store.db
      .insertInto('link_tokens')
      .values({
        user_id,
        token_hash: reset.hash,
        kind: 'reset-password',
        email: 'victim@example.org',
        used_at: null,
        ...times,
      })
      .execute();
    await store.db
      .insertInto('sessions')
      .values({ user_id, session_id: user_id, last_seen_at: time.now, ...times })
      .execute();
    await store.db.updateTable('users').set({ bio: 'mine', website: 'https://evil.example/' }).execute();

    setProviderAccount('victim', { name: 'Vera' });
    const { userId } = await sessionClaims(await signIn('victim'));
    expect(userId).toBe(user_id);
    expect(await users()).toMatchObject([
      {
        username: 'eve',
        password_hash: '',
        display_name: 'Vera',
        bio: null,
        website: null,
        verified_at: time.now,
      },
    ]);
    expect((await logIn('eve')).body.message).toBe(messages.login.failed);
    expect((await logIn('victim@example.org')).body.message).toBe(messages.login.failed);
    expect((await verify(link)).body.message).toBe(ownMessages.account.linkInvalid);
    const body = { token: reset.token, newPassword: 'stolen1!', recaptchaToken: 'x' };
    expect((await call('POST', '/api/auth/verify-password-reset', { body })).status).toBe(400);
    expect(await store.db.selectFrom('sessions').select('session_id').execute()).toHaveLength(1);
    expect(
      await store.db.selectFrom('sessions').select('session_id').where('session_id', '=', user_id).execute(),
    ).toEqual([]);
  });

  // @control:SEC-14
  test('with several accounts pending for the email address, a sign-in creates a new user, and none of them can be verified', async () => {
    const { setProviderAccount, users, signIn, sessionClaims, register, verify, logIn, lastLinkToken } =
      await prepare();
    await register('eve1', { email: 'victim@example.org' });
    const first = await lastLinkToken();
    await register('eve2', { email: 'victim@example.org' });
    const second = await lastLinkToken();
    setProviderAccount('victim', { name: 'Vera' });
    expect(await sessionClaims(await signIn('victim'))).toMatchObject({ username: 'Vera' });
    for (const link of [first, second])
      expect((await verify(link)).body.message).toBe(ownMessages.account.linkUsed);
    for (const name of ['eve1', 'eve2']) expect((await logIn(name)).body).not.toHaveProperty('token');
    expect((await users()).filter(({ verified_at }) => verified_at !== null)).toHaveLength(1);
  });

  test('after a concurrent sign-in and verification, the creator can log in only if the verification was first', async () => {
    const { setProviderAccount, consent, createClient, users, register, verify, logIn, lastLinkToken } =
      await prepare();
    for (let round = 0; round < 5; round++) {
      await register(`eve${round}x`, { email: `victim${round}@example.org` });
      const link = await lastLinkToken();
      setProviderAccount(`victim${round}`);
      const browser = createClient();
      const callbackUrl = await consent(browser, `victim${round}`);
      const [result, verified] = await Promise.all([browser.navigate(callbackUrl), verify(link)]);
      expect(tokenOf(result.url)).toBeDefined();
      const canLogIn = (await logIn(`eve${round}x`)).status === 200;
      // A link that was opened first verifies the account with its password, as the mail explains; otherwise the password is removed.
      expect(canLogIn).toBe(verified.status === 200);
    }
    expect(await users()).toHaveLength(5);
  });

  // @control:SEC-14
  test.each([
    ['unconfirmed', { email_verified: false }],
    ['confirmed by a string', { email_verified: 'true' }],
    ['without a confirmation', { email_verified: undefined }],
    ['missing', { email: undefined }],
    ['malformed', { email: 'mara' }],
    ['with an injected header', { email: 'mara@example.org\r\nBcc: eve@example.org' }],
  ])('neither creates nor links an account when the email address is %s', async (_, claims) => {
    const { setProviderAccount, users, signIn, member } = await prepare();
    await member('mara');
    setProviderAccount('mara', { email: 'mara@example.com', ...claims });
    const result = await signIn('mara');
    expect(result.pathname).toBe('/auth/login');
    expect(problemOf(result)).toBe(emailMissing);
    expect(await users()).toHaveLength(1);
  });

  // @control:SEC-14
  test('32 concurrent first sign-ins of one subject create one user', async () => {
    const { setProviderAccount, users, consent, createClient, sessionClaims, store } = await prepare();
    setProviderAccount('mara');
    const browsers = await Promise.all(
      Array.from({ length: 32 }, async () => {
        const browser = createClient();
        return { browser, callbackUrl: await consent(browser, 'mara') };
      }),
    );
    const results = await Promise.all(
      browsers.map(({ browser, callbackUrl }) => browser.navigate(callbackUrl)),
    );
    const ids = new Set<string>();
    for (const { url } of results) ids.add((await sessionClaims(url)).userId);
    expect(ids.size).toBe(1);
    expect(await users()).toHaveLength(1);
    expect(await store.db.selectFrom('identities').selectAll().execute()).toHaveLength(1);
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(32);
  });

  test('concurrent first sign-ins with the same name create users with different usernames', async () => {
    const { setProviderAccount, users, consent, createClient, member } = await prepare();
    await member('ALEX');
    const logins = Array.from({ length: 12 }, (_, index) => `login${index}`);
    const callbacks = await Promise.all(
      logins.map(async (login) => {
        setProviderAccount(login, { name: 'Alex' });
        const browser = createClient();
        return { browser, callbackUrl: await consent(browser, login) };
      }),
    );
    const results = await Promise.all(
      callbacks.map(({ browser, callbackUrl }) => browser.navigate(callbackUrl)),
    );
    expect(results.filter(({ url }) => tokenOf(url))).toHaveLength(12);
    const names = (await users()).map(({ username }) => username.toLowerCase());
    expect(new Set(names).size).toBe(13);
    expect(names).toEqual(expect.arrayContaining(['alex', 'alex2', 'alex9']));
    for (const name of names) expect(name).toMatch(/^[a-z0-9]{3,64}$/);
  });
});
