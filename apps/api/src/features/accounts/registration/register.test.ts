import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { emailKey, nameKey } from '../loginKeys.ts';
import { createPasswords } from '../passwords/passwordHashes.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  test('mails a link to a new user, stores only the hashes of token and password, and logs neither these nor the email address', async () => {
    const wakeOutbox = vi.fn();
    const passwords = createPasswords();
    const { register, mails, store, lines } = await createTestApp(engine, {}, { wakeOutbox, passwords });
    const response = await register('Bob');
    expect(response).toMatchObject({ status: 200, body: { message: ownMessages.account.registered } });
    expect(wakeOutbox).toHaveBeenCalledOnce();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'Bob@example.com',
      subject: 'Verify your email for Gildshelf',
      sent_at: null,
    });
    expect(mail?.body_text).toMatch(/^http:\/\/127\.0\.0\.1:4000\/auth\/verify-email\?token=[\w-]{64}$/m);
    const [user] = await store.db.selectFrom('users').selectAll().execute();
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const token = /token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    expect(JSON.stringify(await store.db.selectFrom('link_tokens').selectAll().execute())).not.toContain(
      token,
    );
    expect(lines.join()).not.toMatch(/bob@|token=|correct1/i);
  });

  // @control:SEC-11 @control:SEC-23
  test.each([
    ['empty fields', { email: '', username: '', password: '' }, messages.register.missingFields],
    ['a missing email address', { email: ' ' }, messages.register.missingFields],
    ['a malformed email address', { email: 'bob' }, messages.register.invalidEmail],
    ['an email address with a NUL', { email: 'b\0b@example.com' }, messages.register.invalidEmail],
    [
      'an email address with a line break',
      { email: 'bob@example.com\r\nBcc: eve@example.com' },
      messages.register.invalidEmail,
    ],
    ['two email addresses', { email: 'bob@example.com,eve@example.com' }, messages.register.invalidEmail],
    ['a username of two characters', { username: 'bo' }, messages.register.invalidUsername],
    ['a username of 65 characters', { username: 'b'.repeat(65) }, messages.register.invalidUsername],
    [
      'a username with a Cyrillic letter that looks like B',
      { username: 'Вob' },
      messages.register.invalidUsername,
    ],
    ['a username with a Turkish dotless i', { username: 'bıb' }, messages.register.invalidUsername],
    ['a weak password', { password: 'secret' }, messages.register.invalidPassword],
    ['a list as username', { username: ['bob'] }, messages.register.missingFields],
    ['the unknown field role', { role: 'admin' }, ownMessages.request.unknownField('role')],
    ['the unknown field verified_at', { verified_at: 1 }, ownMessages.request.unknownField('verified_at')],
  ])('rejects %s with an error message', async (_, changes, message) => {
    const { register, store } = await createTestApp(engine);
    expect(await register('bob', changes)).toMatchObject({ status: 400, body: { message } });
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  // @control:SEC-01
  test('responds 409 to a taken username in any case, with the same body whether or not the email address is known', async () => {
    const { member, register } = await createTestApp(engine);
    await member('Bob');
    const responses = [
      await register('bOB', { email: 'new@example.com' }),
      await register('BOB', { email: 'bob@example.com' }),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 409, body: { message: ownMessages.account.usernameTaken } });
    expect(responses[1]?.text).toBe(responses[0]?.text);
  });

  // @control:SEC-12
  test.each(['admin', 'Root', 'api', 'SUPPORT', 'null', 'undefined', 'constructor', 'gildshelf'])(
    'responds 409 to the reserved username %s, with the same body as to a taken one',
    async (username) => {
      const { member, register } = await createTestApp(engine);
      await member('Bob');
      const reserved = await register(username, { email: 'new@example.com' });
      expect(reserved.status).toBe(409);
      expect(reserved.text).toBe((await register('Bob', { email: 'new@example.com' })).text);
    },
  );

  test('an existing account with a reserved username and a formerly valid email address can log in and reset its password', async () => {
    const { member, store, logIn, forgot, mails } = await createTestApp(engine);
    await member('Bob');
    const email = '.bob@127.0.0.1';
    await store.db.updateTable('users').set({ username: 'Admin', email }).execute();
    const renamedKeys = [
      [nameKey('Bob'), nameKey('Admin')],
      [emailKey('Bob@example.com'), emailKey(email)],
    ] as const;
    for (const [from, login_key] of renamedKeys)
      await store.db.updateTable('login_keys').set({ login_key }).where('login_key', '=', from).execute();
    expect((await logIn('admin')).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    expect((await forgot(email)).status).toBe(200);
    expect((await mails()).at(-1)).toMatchObject({
      recipient: email,
      subject: expect.stringContaining('password'),
    });
  });

  // @control:SEC-23
  test('of 32 concurrent registrations of one username exactly one succeeds', async () => {
    const { register } = await createTestApp(engine, { RATE_LIMITS: 'off' });
    const responses = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        register(index % 2 ? 'Bob' : 'bOB', { email: `bob${index}@example.com` }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 31 }, () => 409),
    ]);
  });

  describe('with an email address that is already verified', () => {
    // @control:SEC-01
    test('a registration gets the same response as with a new one, and its owner is notified by mail', async () => {
      const { member, register, mails } = await createTestApp(engine);
      await member('bob');
      const fresh = await register('Carol1');
      const known = await register('Carol2', { email: ' BOB@example.com ' });
      expect(known).toMatchObject({ status: fresh.status, text: fresh.text });
      expect([...known.headers]).toEqual([...fresh.headers]);
      const last = (await mails()).at(-1);
      expect(last).toMatchObject({
        recipient: 'BOB@example.com',
        subject: 'You already have a Gildshelf account',
      });
      expect(last?.body_text).not.toContain('token=');
    });

    // @control:SEC-12
    test('repeated registrations send five mails, as with a new one, and always get the same response', async () => {
      const { member, register, mails, resend } = await createTestApp(engine, {});
      await member('bob');
      const emails = ['bob@example.com', 'new@example.com'];
      const texts = new Set<string>();
      for (let index = 0; index < 12; index++)
        for (const [emailIndex, email] of emails.entries()) {
          const response = await register(`eve${emailIndex}x${index}`, { email });
          expect(response.status).toBe(200);
          texts.add(response.text);
        }
      expect(texts.size).toBe(1);
      const recipients = (await mails()).map(({ recipient }) => recipient);
      for (const email of emails) expect(recipients.filter((to) => to === email)).toHaveLength(5);
      await resend('new@example.com');
      expect((await mails()).at(-1)).toMatchObject({ recipient: 'new@example.com' });
      expect((await mails()).at(-1)?.body_text).toContain('eve1x11');
    });

    // @control:SEC-01
    test('a login with the new credentials gets the same response as with a new one', async () => {
      const { member, register, logIn } = await createTestApp(engine);
      await member('bob');
      await register('Carol1', { email: 'carol@example.com' });
      await register('Carol2', { email: 'bob@example.com' });
      const fresh = await logIn('Carol1');
      const known = await logIn('Carol2');
      expect(fresh).toMatchObject({ status: 403, body: { requiresVerification: true } });
      expect(known.text).toBe(fresh.text.replace('carol@', 'bob@'));
    });

    test('a registration does not change the account or its password', async () => {
      const { member, register, logIn } = await createTestApp(engine);
      await member('bob');
      await register('Mallory', { email: 'bob@example.com', password: 'another1!' });
      expect((await logIn('bob@example.com')).status).toBe(200);
      expect((await logIn('bob@example.com', 'another1!')).status).toBe(401);
    });
  });

  test('reserves a pending username for 24 hours, whether or not the email address is known', async () => {
    const { member, register, time } = await createTestApp(engine);
    await member('bob');
    await register('Fresh', { email: 'fresh@example.com' });
    await register('Decoy', { email: 'bob@example.com' });
    time.now += day - 2;
    for (const name of ['Fresh', 'Decoy'])
      expect((await register(name, { email: 'late@example.com' })).status).toBe(409);
    time.now += 2;
    for (const name of ['Fresh', 'Decoy'])
      expect((await register(name, { email: `${name}@example.com` })).status).toBe(200);
  });

  test('an earlier registration with the same email address does not lock out its owner', async () => {
    const { register, lastLinkToken, verify, logIn } = await createTestApp(engine);
    await register('Mallory', { email: 'bob@example.com', password: 'mallory1!' });
    await register('Bob', { email: 'bob@example.com', password: 'bobsown1!' });
    expect((await verify(await lastLinkToken())).status).toBe(200);
    expect((await logIn('bob@example.com', 'bobsown1!')).status).toBe(200);
    expect((await logIn('bob@example.com', 'mallory1!')).status).toBe(401);
    expect((await logIn('Mallory', 'mallory1!')).status).toBe(403);
  });

  // @control:SEC-11
  test('builds the link in the mail from PUBLIC_URL, regardless of the host headers of the request', async () => {
    const { call, mails } = await createTestApp(engine, { PUBLIC_URL: 'https://shelf.example' });
    await call('POST', '/api/auth/register', {
      body: { email: 'bob@example.com', username: 'bob', password: 'correct1!', recaptchaToken: '' },
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
        'x-forwarded-proto': 'http',
      },
    });
    const [mail] = await mails();
    expect(mail?.body_text).toContain('https://shelf.example/auth/verify-email?token=');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  test('responds 429 to the 31st valid registration from one IP address per 15 minutes', async () => {
    const { register, time } = await createTestApp(engine);
    for (let index = 0; index < 30; index++) await register('bo', { username: `bob${index}`, email: 'x' });
    const responses = await Promise.all(Array.from({ length: 31 }, (_, index) => register(`bob${index}`)));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
    const rejected = responses.find(({ status }) => status === 429);
    expect(rejected?.body.message).toBe(ownMessages.request.rateLimited);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    time.now += 15 * 60 * 1000;
    expect((await register('later')).status).toBe(200);
  });
});
