import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The mails that are to go out, since `mark`. */
async function outgoing({ mails }: TestApp, mark = 0) {
  return (await mails()).filter(({ sent_at }) => sent_at === null).slice(mark);
}

/** Somebody who came by a third party has an account like any other, without a password. */
async function comesByThirdParty(app: TestApp, name: string) {
  const { userId } = await app.member(name);
  await app.store.db.updateTable('users').set({ password_hash: '' }).where('user_id', '=', userId).execute();
}

eachEngine((engine) => {
  // @control:SEC-10
  test('a mail with a link goes to the owner, and nothing of it is told or logged', async () => {
    const wakeOutbox = vi.fn();
    const app = await createTestApp(engine, { PUBLIC_URL: 'https://shelf.example' }, { wakeOutbox });
    const { member, forgot, lastLinkToken, store, lines } = app;
    await member('Bob');
    wakeOutbox.mockClear();
    const answer = await forgot(' BOB@example.com ');
    expect(answer).toMatchObject({ status: 200, body: { message: messages.forgotPassword.sent } });
    expect(wakeOutbox).toHaveBeenCalledOnce();
    const mail = (await outgoing(app)).at(-1);
    expect(mail).toMatchObject({ recipient: 'Bob@example.com', subject: 'Reset your Gildshelf password' });
    expect(mail?.body_text).toMatch(/^https:\/\/shelf\.example\/auth\/reset-password\?token=[\w-]{64}$/m);
    const token = await lastLinkToken();
    const rows = await store.db.selectFrom('link_tokens').selectAll().execute();
    expect(rows.find(({ kind }) => kind === 'reset-password')).toMatchObject({
      email: 'Bob@example.com',
      used_at: null,
    });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(answer.text).not.toContain(token);
    expect(lines.join()).not.toMatch(/bob@|token=/i);
    expect(lines.join()).not.toContain(token);
  });

  // @control:SEC-01
  test('known, unknown, unverified and third-party-only addresses get the same bytes', async () => {
    const app = await createTestApp(engine);
    await app.member('known');
    await app.register('waits');
    await comesByThirdParty(app, 'fresh');
    const mark = (await outgoing(app)).length;
    const typed = ['known@example.com', 'nobody@example.com', 'waits@example.com', 'fresh@example.com'];
    const others = ['no address', `${'x'.repeat(300)}@example.com`, "' or 1=1 --", 'known'];
    const answers = [];
    for (const email of [...typed, ...others]) answers.push(await app.forgot(email));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, text: answers[0]?.text });
      expect([...answer.headers]).toEqual([...(answers[0]?.headers ?? [])]);
    }
    expect((await outgoing(app, mark)).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['known@example.com', 'Reset your Gildshelf password'],
      ['waits@example.com', 'Verify your email for Gildshelf'],
      ['fresh@example.com', 'Reset your Gildshelf password'],
    ]);
  });

  // @control:SEC-02
  test('whether anybody is there is looked up behind the answer, and nothing stays of who is unknown', async () => {
    const app = await createTestApp(engine);
    await app.member('known');
    const before = await app.mails();
    for (const name of ['known', 'nobody']) await app.forgot(`${name}@example.com`);
    const after = await app.mails();
    expect(after).toHaveLength(before.length + 1);
    expect(JSON.stringify(after)).not.toContain('nobody');
    expect(await app.store.db.selectFrom('mail_requests').selectAll().execute()).toEqual([]);
  });

  test('an address that nobody verified is asked to verify: its owner chooses no password for a stranger’s account', async () => {
    const app = await createTestApp(engine);
    await app.register('mallory', { email: 'bob@example.com', password: 'mallory1!' });
    await app.forgot('bob@example.com');
    const mail = (await outgoing(app)).at(-1);
    expect(mail?.body_text).toContain('/auth/verify-email?token=');
    expect(mail?.body_text).toContain('If you made the account mallory');
    const kinds = await app.store.db.selectFrom('link_tokens').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['verify-email', 'verify-email']);
  });

  test('without an address, or with the challenge undone, it says so and nothing is mailed', async () => {
    const app = await createTestApp(engine);
    await app.member('bob');
    const before = await app.mails();
    expect(await app.forgot(' ')).toMatchObject({
      status: 400,
      body: { message: messages.forgotPassword.missingEmail },
    });
    expect(await app.mails()).toEqual(before);
  });

  test('who sends no answer to a human check is asked for one; where there is no check, nobody is', async () => {
    const ask = { body: { email: 'bob@example.com' } };
    const humanCheck = { challenge: async () => ({}), isHuman: async (answer: string) => answer !== '' };
    const checked = await createTestApp(engine, {}, { humanCheck });
    expect(await checked.call('POST', '/api/auth/forgot-password', ask)).toMatchObject({
      status: 400,
      body: { message: messages.humanCheck.incomplete },
    });
    const open = await createTestApp(engine);
    expect((await open.call('POST', '/api/auth/forgot-password', ask)).status).toBe(200);
  });

  test('who does not pass the human check uses up nothing of what the owner may ask for', async () => {
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

  test('five times for one address, known or not, then the limit, also from elsewhere', async () => {
    const { member, forgot, time } = await createTestApp(engine);
    await member('bob');
    for (const name of ['bob', 'nobody']) {
      for (let index = 0; index < 5; index++)
        expect((await forgot(`${name}@example.com`, { address: `203.0.113.${index}` })).status).toBe(200);
      const refused = await forgot(` ${name.toUpperCase()}@EXAMPLE.com`, { address: '198.51.100.1' });
      expect(refused).toMatchObject({ status: 429, body: { message: ownMessages.request.tooMany } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    time.now += 15 * 60 * 1000;
    expect((await forgot('bob@example.com')).status).toBe(200);
  });

  test('60 times from one address, then the limit, whatever a header says', async () => {
    const { call } = await createTestApp(engine);
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        call('POST', '/api/auth/forgot-password', {
          body: { email: `bob${index}@example.com`, recaptchaToken: 'a person' },
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
