import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import { eachEngine } from '../testing/eachEngine.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
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
