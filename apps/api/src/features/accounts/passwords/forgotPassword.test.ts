import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The mails that are not sent yet, without the first `offset`. */
async function unsentMails({ mails }: TestApp, offset = 0) {
  return (await mails()).filter(({ sent_at }) => sent_at === null).slice(offset);
}

/** Adds a verified user without a password, as a third-party sign-in creates it. */
async function addThirdPartyUser(app: TestApp, name: string) {
  const { userId } = await app.member(name);
  await app.store.db.updateTable('users').set({ password_hash: '' }).where('user_id', '=', userId).execute();
}

eachEngine((engine) => {
  // @control:SEC-10
  test('mails a reset link to the owner, and neither returns, stores nor logs its token', async () => {
    const wakeOutbox = vi.fn();
    const app = await createTestApp(engine, { PUBLIC_URL: 'https://shelf.example' }, { wakeOutbox });
    const { member, forgot, lastLinkToken, store, lines } = app;
    await member('Bob');
    wakeOutbox.mockClear();
    const response = await forgot(' BOB@example.com ');
    expect(response).toMatchObject({ status: 200, body: { message: messages.forgotPassword.sent } });
    expect(wakeOutbox).toHaveBeenCalledOnce();
    const mail = (await unsentMails(app)).at(-1);
    expect(mail).toMatchObject({ recipient: 'Bob@example.com', subject: 'Reset your Gildshelf password' });
    expect(mail?.body_text).toMatch(/^https:\/\/shelf\.example\/auth\/reset-password\?token=[\w-]{64}$/m);
    const token = await lastLinkToken();
    const rows = await store.db.selectFrom('link_tokens').selectAll().execute();
    expect(rows.find(({ kind }) => kind === 'reset-password')).toMatchObject({
      email: 'Bob@example.com',
      used_at: null,
    });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(response.text).not.toContain(token);
    expect(lines.join()).not.toMatch(/bob@|token=/i);
    expect(lines.join()).not.toContain(token);
  });

  // @control:SEC-01
  test('returns the same response for known, unknown, unverified and third-party-only email addresses', async () => {
    const app = await createTestApp(engine);
    await app.member('known');
    await app.register('waits');
    await addThirdPartyUser(app, 'fresh');
    const mailCount = (await unsentMails(app)).length;
    const emails = ['known@example.com', 'nobody@example.com', 'waits@example.com', 'fresh@example.com'];
    const malformed = ['no address', `${'x'.repeat(300)}@example.com`, "' or 1=1 --", 'known'];
    const responses = [];
    for (const email of [...emails, ...malformed]) responses.push(await app.forgot(email));
    for (const response of responses) {
      expect(response).toMatchObject({ status: 200, text: responses[0]?.text });
      expect([...response.headers]).toEqual([...(responses[0]?.headers ?? [])]);
    }
    expect((await unsentMails(app, mailCount)).map(({ recipient, subject }) => [recipient, subject])).toEqual(
      [
        ['known@example.com', 'Reset your Gildshelf password'],
        ['waits@example.com', 'Verify your email for Gildshelf'],
        ['fresh@example.com', 'Reset your Gildshelf password'],
      ],
    );
  });

  // @control:SEC-02
  test('looks up the account in the background, and stores nothing about unknown email addresses', async () => {
    const app = await createTestApp(engine);
    await app.member('known');
    const before = await app.mails();
    for (const name of ['known', 'nobody']) await app.forgot(`${name}@example.com`);
    const after = await app.mails();
    expect(after).toHaveLength(before.length + 1);
    expect(JSON.stringify(after)).not.toContain('nobody');
    expect(await app.store.db.selectFrom('mail_requests').selectAll().execute()).toEqual([]);
  });

  test('mails verification links to an unverified email address, so that its owner does not reset the password of another user', async () => {
    const app = await createTestApp(engine);
    await app.register('mallory', { email: 'bob@example.com', password: 'mallory1!' });
    await app.forgot('bob@example.com');
    const mail = (await unsentMails(app)).at(-1);
    expect(mail?.body_text).toContain('/auth/verify-email?token=');
    expect(mail?.body_text).toContain('If you made the account mallory');
    const kinds = await app.store.db.selectFrom('link_tokens').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['verify-email', 'verify-email']);
  });

  test('responds 400 and sends no mail when the email address is missing', async () => {
    const app = await createTestApp(engine);
    await app.member('bob');
    const before = await app.mails();
    expect(await app.forgot(' ')).toMatchObject({
      status: 400,
      body: { message: messages.forgotPassword.missingEmail },
    });
    expect(await app.mails()).toEqual(before);
  });

  test('responds 400 when the token of the human check is missing, and requires none without a check', async () => {
    const request = { body: { email: 'bob@example.com' } };
    const humanCheck = { challenge: async () => ({}), isHuman: async (token: string) => token !== '' };
    const appWithCheck = await createTestApp(engine, {}, { humanCheck });
    expect(await appWithCheck.call('POST', '/api/auth/forgot-password', request)).toMatchObject({
      status: 400,
      body: { message: messages.humanCheck.incomplete },
    });
    const appWithoutCheck = await createTestApp(engine);
    expect((await appWithoutCheck.call('POST', '/api/auth/forgot-password', request)).status).toBe(200);
  });

  test('does not count requests with a failed human check against the limit of the email address', async () => {
    const isHuman = vi.fn(async () => true);
    const humanCheck = { challenge: async () => ({}), isHuman };
    const { member, forgot } = await createTestApp(engine, {}, { humanCheck });
    await member('bob');
    isHuman.mockResolvedValue(false);
    for (let index = 0; index < 10; index++)
      expect(await forgot('bob@example.com', { address: '198.51.100.1' })).toMatchObject({
        status: 400,
        body: { message: messages.humanCheck.failed },
      });
    isHuman.mockResolvedValue(true);
    expect((await forgot('bob@example.com')).status).toBe(200);
  });

  test('responds 429 to the sixth request for one email address, known or not, also from another IP address', async () => {
    const { member, forgot, time } = await createTestApp(engine);
    await member('bob');
    for (const name of ['bob', 'nobody']) {
      for (let index = 0; index < 5; index++)
        expect((await forgot(`${name}@example.com`, { address: `203.0.113.${index}` })).status).toBe(200);
      const rejected = await forgot(` ${name.toUpperCase()}@EXAMPLE.com`, { address: '198.51.100.1' });
      expect(rejected).toMatchObject({ status: 429, body: { message: ownMessages.request.rateLimited } });
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    time.now += 15 * 60 * 1000;
    expect((await forgot('bob@example.com')).status).toBe(200);
  });

  test('responds 429 to the 61st request from one IP address, regardless of X-Forwarded-For', async () => {
    const { call } = await createTestApp(engine);
    const responses = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        call('POST', '/api/auth/forgot-password', {
          body: { email: `bob${index}@example.com`, recaptchaToken: 'token' },
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
