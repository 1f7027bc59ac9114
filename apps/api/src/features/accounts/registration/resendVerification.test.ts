import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  // @control:SEC-01
  test('waiting, verified and unknown addresses get the same bytes; a mail goes to who waits', async () => {
    const { member, register, resend, mails } = await createTestApp(engine);
    await member('known');
    await register('waits');
    const sentBefore = (await mails()).filter((mail) => mail.sent_at === null).length;
    const answers = await Promise.all(
      ['waits', 'known', 'nobod'].map((name) => resend(`${name}@example.com`)),
    );
    const texts = answers.map(({ text }) => text.replace(/\w{5}@/, 'X@'));
    expect(new Set(texts).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { message: ownMessages.account.resent, email: 'waits@example.com' },
    });
    const unsent = (await mails()).filter((mail) => mail.sent_at === null);
    expect(unsent).toHaveLength(sentBefore + 1);
    expect(unsent.at(-1)?.recipient).toBe('waits@example.com');
  });

  test('a new link keeps name and address for another 24 hours', async () => {
    const { register, resend, verify, lastLinkToken, time } = await createTestApp(engine);
    await register('bob');
    time.now += day - 2;
    await resend('BOB@example.com');
    const token = await lastLinkToken();
    time.now += day - 2;
    expect((await register('bob', { email: 'other@example.com' })).status).toBe(409);
    expect((await verify(token)).status).toBe(200);
  });

  test('a name that somebody else has by now is not given away', async () => {
    const { register, resend, mails, time } = await createTestApp(engine);
    await register('bob');
    time.now += day + 1;
    await register('bob', { email: 'other@example.com' });
    await resend('bob@example.com');
    expect((await mails()).filter((mail) => mail.sent_at === null)).toHaveLength(2);
  });

  describe('where somebody else registered with the address too', () => {
    const linkOf = (text: string | undefined, name: string) =>
      new RegExp(`^${name}, made on .*:\\n\\S+token=([\\w-]+)$`, 'm').exec(text ?? '')?.[1] ?? '';

    test('the mail has a link for each account under its name, and the owner’s opens the owner’s', async () => {
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

    test('a mail names ten accounts at most, the newest first, and the last to register is on it', async () => {
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

    test('who is verified is asked nothing any more, whoever still waits', async () => {
      const { register, resend, mails, verify, lastLinkToken } = await createTestApp(engine);
      await register('Mallory', { email: 'bob@example.com' });
      await register('Bob', { email: 'bob@example.com' });
      await verify(await lastLinkToken());
      const before = await mails();
      await resend('bob@example.com');
      expect(await mails()).toEqual(before);
    });

    test('an address that merely begins or ends like it is another one', async () => {
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

  test('text that is no address is 400 with the sentence of the screen', async () => {
    const { call } = await createTestApp(engine);
    for (const body of [{}, { email: 'bob' }, { email: 7 }])
      expect(await call('POST', '/api/auth/resend-verification', { body })).toMatchObject({
        status: 400,
        body: { message: messages.verification.resendAddressMissing },
      });
  });

  test('five times for one address, then the limit, also from elsewhere and in other letters', async () => {
    const { resend } = await createTestApp(engine);
    for (let index = 0; index < 5; index++)
      expect((await resend('bob@example.com', `203.0.113.${index}`)).status).toBe(200);
    expect((await resend('BOB@example.com', '198.51.100.1')).status).toBe(429);
    expect((await resend('carol@example.com', '198.51.100.1')).status).toBe(200);
  });

  test('60 times from one address, then the limit', async () => {
    const { resend } = await createTestApp(engine);
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) => resend(`bob${index}@example.com`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
