import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createLinkToken } from '../mails/linkToken.ts';

const day = 24 * 60 * 60 * 1000;
const { linkExpired, linkUnknown, linkUsed, verified } = ownMessages.account;

eachEngine((engine) => {
  test('a link works once, and says afterwards that it was used', async () => {
    const { register, verify, lastLinkToken, logIn, time } = await createTestApp(engine);
    await register('bob');
    const token = await lastLinkToken();
    expect(await verify(token)).toMatchObject({ status: 200, body: { message: verified } });
    expect(await verify(token)).toMatchObject({ status: 400, body: { message: linkUsed } });
    expect(linkUsed).toContain('already verified');
    time.now += 10 * day;
    expect((await verify(token)).body.message).toBe(linkUsed);
    expect((await logIn('bob')).status).toBe(200);
  });

  // @control:SEC-10
  test('used 32 times at once it works once', async () => {
    const { register, verify, lastLinkToken } = await createTestApp(engine);
    await register('bob');
    const token = await lastLinkToken();
    const answers = await Promise.all(Array.from({ length: 32 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === linkUsed)).toHaveLength(31);
  });

  // @control:SEC-10
  test('it is good until the last moment of its 24 hours', async () => {
    const { register, verify, lastLinkToken, time } = await createTestApp(engine);
    await register('bob');
    const token = await lastLinkToken();
    time.now += day;
    expect(await verify(token)).toMatchObject({ status: 400, body: { message: linkExpired } });
    expect(linkExpired).toContain('expired');
    time.now -= 1;
    expect((await verify(token)).status).toBe(200);
  });

  test('an unknown one is neither used nor expired', async () => {
    const { register, verify, lastLinkToken, store } = await createTestApp(engine);
    await register('bob');
    const { user_id } = await store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const known = await lastLinkToken();
    const others = [
      createLinkToken(user_id).token,
      createLinkToken('01a1f8bd-b143-7745-ba54-ef6ba879ae63').token,
      `${known}A`,
      known.slice(1),
      'x',
      '%00',
      '../../etc/passwd',
    ];
    for (const token of others)
      expect(await verify(token)).toMatchObject({ status: 400, body: { message: linkUnknown } });
    expect(linkUnknown).not.toMatch(/expired|already verified/);
  });

  // @control:SEC-10
  test('what the database keeps of it opens nothing', async () => {
    const { register, verify, store } = await createTestApp(engine);
    await register('bob');
    const row = await store.db.selectFrom('link_tokens').selectAll().executeTakeFirstOrThrow();
    expect((await verify(row.token_hash)).body.message).toBe(linkUnknown);
  });

  // @control:SEC-10
  test('a link of another kind is none', async () => {
    const { register, verify, lastLinkToken, store } = await createTestApp(engine);
    await register('bob');
    await store.db.updateTable('link_tokens').set({ kind: 'reset-password' }).execute();
    expect((await verify(await lastLinkToken())).body.message).toBe(linkUnknown);
  });

  test('two people waited with one address: the first to follow a link has it', async () => {
    const { register, verify, lastLinkToken } = await createTestApp(engine);
    await register('bob1', { email: 'bob@example.com' });
    const first = await lastLinkToken();
    await register('bob2', { email: 'bob@example.com' });
    const second = await lastLinkToken();
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).body.message).toBe(linkUsed);
  });

  test('a second link of the same person says that the first one did it', async () => {
    const { register, verify, lastLinkToken, resend } = await createTestApp(engine);
    await register('bob');
    const first = await lastLinkToken();
    await resend('bob@example.com');
    const second = await lastLinkToken();
    expect(second).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).body.message).toBe(linkUsed);
  });

  test('a missing token, one of the wrong kind and a huge one are 400', async () => {
    const { call } = await createTestApp(engine);
    for (const body of [{}, { token: '' }, { token: 7 }, { token: ['x'] }, { token: 'x'.repeat(5_000) }])
      expect((await call('POST', '/api/auth/verify-email', { body })).status).toBe(400);
  });
});
