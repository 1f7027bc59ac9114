import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  // @control:SEC-01
  test('returns the same response for pending, verified and unknown email addresses, and mails only the pending one', async () => {
    const { member, register, resend, mails } = await createTestApp(engine);
    await member('known');
    await register('waits');
    const sentBefore = (await mails()).filter((mail) => mail.sent_at === null).length;
    const responses = await Promise.all(
      ['waits', 'known', 'nobod'].map((name) => resend(`${name}@example.com`)),
    );
    const texts = responses.map(({ text }) => text.replace(/\w{5}@/, 'X@'));
    expect(new Set(texts).size).toBe(1);
    expect(responses[0]).toMatchObject({
      status: 200,
      body: { message: ownMessages.account.resent, email: 'waits@example.com' },
    });
    const unsent = (await mails()).filter((mail) => mail.sent_at === null);
    expect(unsent).toHaveLength(sentBefore + 1);
    expect(unsent.at(-1)?.recipient).toBe('waits@example.com');
  });

  test('a new link extends the claim to the username and the email address by 24 hours', async () => {
    const { register, resend, verify, lastLinkToken, time } = await createTestApp(engine);
    await register('bob');
    time.now += day - 2;
    await resend('BOB@example.com');
    const token = await lastLinkToken();
    time.now += day - 2;
    expect((await register('bob', { email: 'other@example.com' })).status).toBe(409);
    expect((await verify(token)).status).toBe(200);
  });

  test('sends no link to an account whose username was taken by another user meanwhile', async () => {
    const { register, resend, mails, time } = await createTestApp(engine);
    await register('bob');
    time.now += day + 1;
    await register('bob', { email: 'other@example.com' });
    await resend('bob@example.com');
    expect((await mails()).filter((mail) => mail.sent_at === null)).toHaveLength(2);
  });

  describe('with several accounts pending for one email address', () => {
    const linkOf = (text: string | undefined, name: string) =>
      new RegExp(`^${name}, made on .*:\\n\\S+token=([\\w-]+)$`, 'm').exec(text ?? '')?.[1] ?? '';

    test('the mail has a link for each username, and a link verifies only its own account', async () => {
      const { register, resend, mails, verify, logIn } = await createTestApp(engine);
      await register('Bob', { email: 'bob@example.com' });
      await register('Mallory', { email: 'BOB@example.com', password: 'mallory1!' });
      await resend('bob@example.com');
      const text = (await mails()).at(-1)?.body_text;
      expect(text).toContain('More than one account');
      expect((await verify(linkOf(text, 'Bob'))).status).toBe(200);
      expect((await logIn('bob@example.com')).status).toBe(200);
      expect((await logIn('bob@example.com', 'mallory1!')).status).toBe(401);
      expect((await logIn('Mallory', 'mallory1!')).status).toBe(403);
      expect((await verify(linkOf(text, 'Mallory'))).body.message).toBe(ownMessages.account.linkUsed);
    });

    test('the mail lists at most ten accounts, the newest first', async () => {
      const { register, resend, mails } = await createTestApp(engine);
      for (let index = 10; index < 22; index++) await register(`user${index}`, { email: 'bob@example.com' });
      await register('Bob', { email: 'bob@example.com' });
      await resend('bob@example.com');
      const names = [...((await mails()).at(-1)?.body_text ?? '').matchAll(/^(\w+), made on/gm)];
      expect(names.map(([, name]) => name)).toEqual([
        'Bob',
        ...Array.from({ length: 9 }, (_, index) => `user${21 - index}`),
      ]);
    });

    test('sends no mail once one of them is verified', async () => {
      const { register, resend, mails, verify, lastLinkToken } = await createTestApp(engine);
      await register('Mallory', { email: 'bob@example.com' });
      await register('Bob', { email: 'bob@example.com' });
      await verify(await lastLinkToken());
      const before = await mails();
      await resend('bob@example.com');
      expect(await mails()).toEqual(before);
    });

    test('the mail omits the accounts of email addresses that only share a prefix or suffix', async () => {
      const { register, resend, mails } = await createTestApp(engine);
      await register('Bob', { email: 'bob@example.com' });
      await register('Bobby', { email: 'bob@example.com.example' });
      await register('Rob', { email: 'rbob@example.com' });
      await resend('bob@example.com');
      const text = (await mails()).at(-1)?.body_text;
      expect(text).toContain('Hello Bob,');
      expect(text).not.toMatch(/Bobby|Rob\b/);
    });
  });

  test('responds 400 with the message of the screen to a missing or malformed email address', async () => {
    const { call } = await createTestApp(engine);
    for (const body of [{}, { email: 'bob' }, { email: 7 }])
      expect(await call('POST', '/api/auth/resend-verification', { body })).toMatchObject({
        status: 400,
        body: { message: messages.verification.resendEmailMissing },
      });
  });

  test('responds 429 to the sixth request for one email address, also from another IP address and in another case', async () => {
    const { resend } = await createTestApp(engine);
    for (let index = 0; index < 5; index++)
      expect((await resend('bob@example.com', `203.0.113.${index}`)).status).toBe(200);
    expect((await resend('BOB@example.com', '198.51.100.1')).status).toBe(429);
    expect((await resend('carol@example.com', '198.51.100.1')).status).toBe(200);
  });

  test('responds 429 to the 61st request from one IP address', async () => {
    const { resend } = await createTestApp(engine);
    const responses = await Promise.all(
      Array.from({ length: 61 }, (_, index) => resend(`bob${index}@example.com`)),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
