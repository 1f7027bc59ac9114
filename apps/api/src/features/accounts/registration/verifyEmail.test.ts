import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createLinkToken } from '../mails/linkTokens.ts';

const day = 24 * 60 * 60 * 1000;
const { linkExpired, linkInvalid, linkUsed, verified } = ownMessages.account;

eachEngine((engine) => {
  test('a link works once and is reported as used afterwards', async () => {
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
  test('of 32 concurrent uses of a link exactly one succeeds', async () => {
    const { register, verify, lastLinkToken } = await createTestApp(engine);
    await register('bob');
    const token = await lastLinkToken();
    const responses = await Promise.all(Array.from({ length: 32 }, () => verify(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.message === linkUsed)).toHaveLength(31);
  });

  // @control:SEC-10
  test('a link is valid until the last millisecond of its 24 hours', async () => {
    const { register, verify, lastLinkToken, time } = await createTestApp(engine);
    await register('bob');
    const token = await lastLinkToken();
    time.now += day;
    expect(await verify(token)).toMatchObject({ status: 400, body: { message: linkExpired } });
    expect(linkExpired).toContain('expired');
    time.now -= 1;
    expect((await verify(token)).status).toBe(200);
  });

  test('an unknown link is reported as neither used nor expired', async () => {
    const { register, verify, lastLinkToken, store } = await createTestApp(engine);
    await register('bob');
    const { user_id } = await store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const known = await lastLinkToken();
    const unknownTokens = [
      createLinkToken(user_id).token,
      createLinkToken('01a1f8bd-b143-7745-ba54-ef6ba879ae63').token,
      `${known}A`,
      known.slice(1),
      'x',
      '%00',
      '../../etc/passwd',
    ];
    for (const token of unknownTokens)
      expect(await verify(token)).toMatchObject({ status: 400, body: { message: linkInvalid } });
    expect(linkInvalid).not.toMatch(/expired|already verified/);
  });

  // @control:SEC-10
  test('rejects the stored hash of a link', async () => {
    const { register, verify, store } = await createTestApp(engine);
    await register('bob');
    const row = await store.db.selectFrom('link_tokens').selectAll().executeTakeFirstOrThrow();
    expect((await verify(row.token_hash)).body.message).toBe(linkInvalid);
  });

  // @control:SEC-10
  test('rejects a link of another kind', async () => {
    const { register, verify, lastLinkToken, store } = await createTestApp(engine);
    await register('bob');
    await store.db.updateTable('link_tokens').set({ kind: 'reset-password' }).execute();
    expect((await verify(await lastLinkToken())).body.message).toBe(linkInvalid);
  });

  test('of two accounts pending for one email address, the first to be verified gets it', async () => {
    const { register, verify, lastLinkToken } = await createTestApp(engine);
    await register('bob1', { email: 'bob@example.com' });
    const first = await lastLinkToken();
    await register('bob2', { email: 'bob@example.com' });
    const second = await lastLinkToken();
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).body.message).toBe(linkUsed);
  });

  test('a second link of a verified account is reported as used', async () => {
    const { register, verify, lastLinkToken, resend } = await createTestApp(engine);
    await register('bob');
    const first = await lastLinkToken();
    await resend('bob@example.com');
    const second = await lastLinkToken();
    expect(second).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).body.message).toBe(linkUsed);
  });

  test('responds 400 to a missing, mistyped or oversized token', async () => {
    const { call } = await createTestApp(engine);
    for (const body of [{}, { token: '' }, { token: 7 }, { token: ['x'] }, { token: 'x'.repeat(5_000) }])
      expect((await call('POST', '/api/auth/verify-email', { body })).status).toBe(400);
  });
});
