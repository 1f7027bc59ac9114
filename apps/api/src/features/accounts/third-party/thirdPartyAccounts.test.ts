import { auth, messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createThirdPartyApp, tokenIn } from '../../../testing/app/createThirdPartyApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createLinkToken } from '../mails/linkToken.ts';

const { emailMissing, failed } = auth.thirdPartyProblems;
const problemOf = (url: URL) => url.searchParams.get('problem');

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  async function prepare(options: { readonly atUserinfo?: boolean } = {}) {
    const parts = await createThirdPartyApp(engine, options);
    const { provider, store, call } = parts;
    const person = (login: string, claims: object = {}) =>
      provider.accounts.set(login, {
        ...{
          email: `${login}@example.org`,
          email_verified: true,
          name: login,
          picture: 'https://pics.example/a.png',
        },
        ...claims,
      });
    const people = () => store.db.selectFrom('users').selectAll().orderBy('user_id').execute();
    const who = async (url: URL) => {
      const token = tokenIn(url) ?? '';
      expect((await call('GET', '/api/profile', { token })).status).toBe(200);
      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    };
    return { ...parts, person, people, who };
  }

  test.each([{ atUserinfo: false }, { atUserinfo: true }])(
    'a new person is made of what the provider says, verified at once and without a password (%j)',
    async (options) => {
      const { person, people, signIn, who, time, logIn } = await prepare(options);
      person('zoe', { name: 'Zoë Žitný', email: 'Zoe.Z@example.org' });
      expect(await who(await signIn('zoe'))).toMatchObject({
        username: 'ZoeZitny',
        display_name: 'Zoë Žitný',
      });
      expect(await people()).toMatchObject([
        {
          ...{ username: 'ZoeZitny', email: 'Zoe.Z@example.org', password_hash: '', verified_at: time.now },
          ...{ display_name: 'Zoë Žitný', avatar_url: 'https://pics.example/a.png', bio: null },
        },
      ]);
      for (const password of ['', 'correct1!', ' '])
        expect([400, 401]).toContain((await logIn('ZoeZitny', password)).status);
    },
  );

  test('who comes again is the same person, whatever has become of their name and address', async () => {
    const { person, people, signIn, who } = await prepare();
    person('mara');
    const first = await who(await signIn('mara'));
    person('mara', { email: 'other@example.org', email_verified: false, name: 'Another' });
    expect((await who(await signIn('mara'))).userId).toBe(first.userId);
    expect(await people()).toHaveLength(1);
  });

  test('an address that goes to somebody else does not take its account along', async () => {
    const { person, signIn, who, people } = await prepare();
    person('old', { email: 'shared@example.org' });
    const first = await who(await signIn('old'));
    person('old', { email: 'moved@example.org' });
    person('new', { email: 'moved@example.org' });
    expect((await who(await signIn('new'))).userId).not.toBe(first.userId);
    expect(await people()).toHaveLength(2);
  });

  // @control:SEC-14
  test('whoever is given the address of somebody known there gets no account of theirs, also in the same moment', async () => {
    const { person, signIn, who, people, agree, surfer, store, member } = await prepare();
    person('old', { email: 'shared@example.org' });
    const first = await who(await signIn('old'));
    person('new', { email: 'shared@example.org' });
    expect(problemOf(await signIn('new'))).toBe(failed);
    expect((await who(await signIn('old'))).userId).toBe(first.userId);
    await member('bob');
    const backs = await Promise.all(
      ['one', 'two', 'three', 'four', 'five', 'six'].map(async (login) => {
        person(login, { email: 'bob@example.com' });
        const browser = surfer();
        return { browser, back: await agree(browser, login) };
      }),
    );
    const ends = await Promise.all(backs.map(async ({ browser, back }) => (await browser.go(back)).url));
    expect(ends.filter((url) => tokenIn(url))).toHaveLength(1);
    expect(await people()).toHaveLength(2);
    expect(await store.db.selectFrom('identities').selectAll().execute()).toHaveLength(2);
  });

  test('a verified account of the same address is linked, in any case of letters, and stays as it is', async () => {
    const { person, people, signIn, who, member, logIn } = await prepare();
    const bob = await member('bob');
    person('b', { email: 'BOB@Example.com', name: 'Robert' });
    expect(await who(await signIn('b'))).toMatchObject({ userId: bob.userId, username: 'bob' });
    expect(await people()).toMatchObject([
      { display_name: null, avatar_url: null, email: 'bob@example.com' },
    ]);
    expect((await logIn('bob')).status).toBe(200);
  });

  // @control:SEC-14
  test('the owner of a verified account is told once that it opens in another way, too; nobody else is', async () => {
    const { person, signIn, member, register, mails, settle, time, provider } = await prepare();
    await member('bob');
    await register('eve', { email: 'vera@example.org' });
    const before = (await mails()).length;
    time.now += 1;
    for (const name of ['bob', 'vera', 'new']) person(name, { email: `${name}@example.org` });
    person('bob', { email: 'bob@example.com' });
    for (const name of ['bob', 'bob', 'vera', 'new']) await signIn(name);
    await settle();
    const [told, ...others] = (await mails()).slice(before);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      recipient: 'bob@example.com',
      subject: 'A new way into your Gildshelf account',
    });
    expect(told?.body_text).toContain(`signs in at ${new URL(provider.issuer).host} with this email`);
    expect(told?.body_text).toContain('\nhttp://127.0.0.1:4000/auth/forgot-password\n');
  });

  // @control:SEC-14
  test('whoever registered an address that is not theirs has nothing of it when its owner comes', async () => {
    const { person, people, signIn, who, register, verify, logIn, call, lastLinkToken, store, time } =
      await prepare();
    await register('eve', { email: 'victim@example.org' });
    const link = await lastLinkToken();
    const [{ user_id = '' } = {}] = await people();
    // What an attacker could have left behind, were there ever a way to it.
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

    person('victim', { name: 'Vera' });
    const { userId } = await who(await signIn('victim'));
    expect(userId).toBe(user_id);
    expect(await people()).toMatchObject([
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
    expect((await verify(link)).body.message).toBe(ownMessages.account.linkUnknown);
    const body = { token: reset.token, newPassword: 'stolen1!', recaptchaToken: 'x' };
    expect((await call('POST', '/api/auth/verify-password-reset', { body })).status).toBe(400);
    expect(await store.db.selectFrom('sessions').select('session_id').execute()).toHaveLength(1);
    expect(
      await store.db.selectFrom('sessions').select('session_id').where('session_id', '=', user_id).execute(),
    ).toEqual([]);
  });

  // @control:SEC-14
  test('where several wait for one address, none of them gets it', async () => {
    const { person, people, signIn, who, register, verify, logIn, lastLinkToken } = await prepare();
    await register('eve1', { email: 'victim@example.org' });
    const first = await lastLinkToken();
    await register('eve2', { email: 'victim@example.org' });
    const second = await lastLinkToken();
    person('victim', { name: 'Vera' });
    expect(await who(await signIn('victim'))).toMatchObject({ username: 'Vera' });
    for (const link of [first, second])
      expect((await verify(link)).body.message).toBe(ownMessages.account.linkUsed);
    for (const name of ['eve1', 'eve2']) expect((await logIn(name)).body).not.toHaveProperty('token');
    expect((await people()).filter(({ verified_at }) => verified_at !== null)).toHaveLength(1);
  });

  test('its link and its owner in the same moment: whoever comes first, the password is worth nothing or the link was opened', async () => {
    const { person, agree, surfer, people, register, verify, logIn, lastLinkToken } = await prepare();
    for (let round = 0; round < 5; round++) {
      await register(`eve${round}x`, { email: `victim${round}@example.org` });
      const link = await lastLinkToken();
      person(`victim${round}`);
      const browser = surfer();
      const back = await agree(browser, `victim${round}`);
      const [end, verified] = await Promise.all([browser.go(back), verify(link)]);
      expect(tokenIn(end.url)).toBeDefined();
      const isIn = (await logIn(`eve${round}x`)).status === 200;
      // A link that was opened first made the account its reader's, as the mail says; else nothing is left of it.
      expect(isIn).toBe(verified.status === 200);
    }
    expect(await people()).toHaveLength(5);
  });

  // @control:SEC-14
  test.each([
    ['not confirmed', { email_verified: false }],
    ['confirmed in words only', { email_verified: 'true' }],
    ['without a word on that', { email_verified: undefined }],
    ['missing', { email: undefined }],
    ['no address', { email: 'mara' }],
    ['an address with a header in it', { email: 'mara@example.org\r\nBcc: eve@example.org' }],
  ])('an address that is %s makes no account, and takes none', async (_, claims) => {
    const { person, people, signIn, member } = await prepare();
    await member('mara');
    person('mara', { email: 'mara@example.com', ...claims });
    const end = await signIn('mara');
    expect(end.pathname).toBe('/auth/login');
    expect(problemOf(end)).toBe(emailMissing);
    expect(await people()).toHaveLength(1);
  });

  // @control:SEC-14
  test('32 first sign-ins of one person in the same moment make one person', async () => {
    const { person, people, agree, surfer, who, store } = await prepare();
    person('mara');
    const browsers = await Promise.all(
      Array.from({ length: 32 }, async () => {
        const browser = surfer();
        return { browser, back: await agree(browser, 'mara') };
      }),
    );
    const ends = await Promise.all(browsers.map(({ browser, back }) => browser.go(back)));
    const ids = new Set<string>();
    for (const { url } of ends) ids.add((await who(url)).userId);
    expect(ids.size).toBe(1);
    expect(await people()).toHaveLength(1);
    expect(await store.db.selectFrom('identities').selectAll().execute()).toHaveLength(1);
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(32);
  });

  test('people of one name have names of their own, also in the same moment', async () => {
    const { person, people, agree, surfer, member } = await prepare();
    await member('ALEX');
    const logins = Array.from({ length: 12 }, (_, index) => `login${index}`);
    const backs = await Promise.all(
      logins.map(async (login) => {
        person(login, { name: 'Alex' });
        const browser = surfer();
        return { browser, back: await agree(browser, login) };
      }),
    );
    const ends = await Promise.all(backs.map(({ browser, back }) => browser.go(back)));
    expect(ends.filter(({ url }) => tokenIn(url))).toHaveLength(12);
    const names = (await people()).map(({ username }) => username.toLowerCase());
    expect(new Set(names).size).toBe(13);
    expect(names).toEqual(expect.arrayContaining(['alex', 'alex2', 'alex9']));
    for (const name of names) expect(name).toMatch(/^[a-z0-9]{3,64}$/);
  });
});
