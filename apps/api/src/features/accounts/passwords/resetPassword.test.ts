import { messages, ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';
import { createLinkToken } from '../mails/linkTokens.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const { passwordReset, resetLinkExpired, resetLinkUsed } = ownMessages.account;
const { missingToken } = messages.resetPassword;

/** A test app with the user bob, logged in twice, and the token of a reset link. */
async function start(engine: Engine, overrides: Parameters<typeof createTestApp>[2] = {}) {
  const app = await createTestApp(engine, {}, overrides);
  const { token, userId } = await app.member('bob');
  const second = (await app.logIn('bob')).body.token as string;
  await app.forgot('bob@example.com');
  return { ...app, userId, sessions: [token, second], link: await app.lastLinkToken() };
}

eachEngine((engine) => {
  // @control:SEC-05
  test('replaces the password, ends every session and notifies the owner by mail', async () => {
    const { reset, link, logIn, isSignedIn, sessions, mails, lines } = await start(engine, {});
    for (const token of sessions) expect(await isSignedIn(token)).toBe(true);
    const response = await reset(link);
    expect(response).toMatchObject({ status: 200, text: JSON.stringify({ message: passwordReset }) });
    for (const token of sessions) expect(await isSignedIn(token)).toBe(false);
    expect((await logIn('bob', 'correct1!')).status).toBe(401);
    expect((await logIn('bob', 'another1!')).status).toBe(200);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({
      recipient: 'bob@example.com',
      subject: 'Your Gildshelf password was changed',
    });
    expect(mail?.body_text).toContain('\nhttp://127.0.0.1:4000/auth/forgot-password\n');
    expect(JSON.stringify(mail)).not.toMatch(/token=|another1/);
    expect(lines.join()).not.toMatch(/token=|another1|bob@/);
    expect(lines.join()).not.toContain(link);
  });

  // @control:SEC-10
  test('a link works once, and is reported as used or expired for 30 days', async () => {
    const { reset, link, time, forgot, lastLinkToken } = await start(engine);
    expect((await reset(link)).status).toBe(200);
    expect(await reset(link, 'third11!')).toMatchObject({ status: 400, body: { message: resetLinkUsed } });
    await forgot('bob@example.com');
    const late = await lastLinkToken();
    time.now += 29 * day;
    expect((await reset(link)).body.message).toBe(resetLinkUsed);
    expect((await reset(late)).body.message).toBe(resetLinkExpired);
  });

  // @control:SEC-10
  test('of 32 concurrent uses of a link exactly one succeeds', async () => {
    const { reset, link, logIn, time, mails } = await start(engine);
    const responses = await Promise.all(
      Array.from({ length: 32 }, (_, index) => reset(link, `another${index}!`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.message === resetLinkUsed)).toHaveLength(31);
    const index = responses.findIndex(({ status }) => status === 200);
    time.now += 15 * 60 * 1000;
    expect((await logIn('bob', `another${index}!`)).status).toBe(200);
    const notifications = (await mails()).filter(
      ({ subject }) => subject === 'Your Gildshelf password was changed',
    );
    expect(notifications).toHaveLength(1);
  });

  test('of several links of one user used concurrently, one succeeds and expires the others', async () => {
    const { reset, link, forgot, lastLinkToken } = await start(engine);
    const links = [link];
    for (let count = 0; count < 3; count++) {
      await forgot('bob@example.com');
      links.push(await lastLinkToken());
    }
    const responses = await Promise.all(links.map((token) => reset(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.message === resetLinkExpired)).toHaveLength(3);
  });

  // @control:SEC-10
  test('a link is valid until the last millisecond of its hour', async () => {
    const { reset, link, time } = await start(engine);
    expect(serverLimits.resetLinkLifetime).toBe(hour);
    const createdAt = time.now;
    // `reset` advances the clock by one millisecond.
    time.now = createdAt + hour - 1;
    expect(await reset(link)).toMatchObject({ status: 400, body: { message: resetLinkExpired } });
    time.now = createdAt + hour - 2;
    expect((await reset(link)).status).toBe(200);
  });

  // @control:SEC-10
  test('rejects a link of another kind, an unknown link and the stored hash of a link', async () => {
    const { reset, verify, link, store, register, lastLinkToken, userId } = await start(engine);
    await register('waits');
    const row = await store.db
      .selectFrom('link_tokens')
      .selectAll()
      .where('kind', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    const invalidTokens = [
      await lastLinkToken(),
      createLinkToken(userId).token,
      createLinkToken('01a1f8bd-b143-7745-ba54-ef6ba879ae63').token,
      row.token_hash,
      `${link}A`,
      link.slice(1),
      'x',
      '../../etc/passwd',
      'x'.repeat(5000),
    ];
    for (const token of invalidTokens)
      expect(await reset(token), token).toMatchObject({ status: 400, body: { message: missingToken } });
    expect((await verify(link)).body.message).toBe(ownMessages.account.linkInvalid);
    expect((await reset('')).body.message).toBe(missingToken);
    expect((await reset(link)).status).toBe(200);
  });

  test('a link resets only the password of its own user', async () => {
    const { reset, link, member, logIn } = await start(engine);
    await member('carol');
    await reset(link);
    expect((await logIn('carol', 'another1!')).status).toBe(401);
    expect((await logIn('carol')).status).toBe(200);
  });

  test('rejects a link that was sent to a former email address of the account', async () => {
    const { reset, link, store, logIn } = await start(engine);
    const setEmail = (email: string) => store.db.updateTable('users').set({ email }).execute();
    await setEmail('new@example.com');
    expect(await reset(link)).toMatchObject({ status: 400, body: { message: missingToken } });
    expect((await logIn('bob')).status).toBe(200);
    await setEmail('bob@example.com');
    expect((await reset(link)).status).toBe(200);
  });

  test('a failed or missing human check and a weak password leave the link valid', async () => {
    const isHuman = vi.fn(async () => true);
    const humanCheck = { challenge: async () => ({}), isHuman };
    const { reset, link, isSignedIn, sessions } = await start(engine, {
      humanCheck,
    });
    isHuman.mockResolvedValueOnce(false);
    expect((await reset(link)).body.message).toBe(messages.humanCheck.failed);
    isHuman.mockRejectedValueOnce(new Error('the service timed out'));
    expect((await reset(link)).body.message).toBe(messages.humanCheck.failed);
    isHuman.mockResolvedValueOnce(false);
    expect((await reset(link, 'another1!', { recaptchaToken: '' })).body.message).toBe(
      messages.humanCheck.incomplete,
    );
    for (const weak of ['secret', 'short', 'a1!', 'letters!', '1234567!', `a1!${'x'.repeat(1100)}`, ''])
      expect((await reset(link, weak)).body.message, weak).toBe(messages.changePassword.weak);
    expect(await isSignedIn(sessions[0] ?? '')).toBe(true);
    expect((await reset(link)).status).toBe(200);
  });

  test('sets the first password of a third-party user, who cannot log in with any password before', async () => {
    const { reset, link, store, logIn } = await start(engine, {});
    await store.db.updateTable('users').set({ password_hash: '' }).execute();
    for (const password of ['correct1!', ' ', 'x'])
      expect((await logIn('bob', password)).status, password).toBe(401);
    expect((await reset(link)).status).toBe(200);
    expect((await logIn('bob', 'another1!')).status).toBe(200);
  });

  test('resets the login limits, so that the new password is accepted at once from the same IP address', async () => {
    const { reset, link, logIn } = await start(engine);
    for (let count = 0; count < 11; count++) await logIn('bob', 'wrong1!');
    for (let count = 0; count < 11; count++) await logIn('bob@example.com', 'wrong1!');
    expect((await logIn('bob')).status).toBe(429);
    await reset(link);
    for (const name of ['bob', 'bob@example.com']) expect((await logIn(name, 'another1!')).status).toBe(200);
    expect((await logIn('bob', 'another1!', '198.51.100.9')).status).toBe(200);
  });

  test('responds 429 to the 61st request from one IP address', async () => {
    const { reset } = await createTestApp(engine);
    const responses = await Promise.all(Array.from({ length: 61 }, () => reset('x')));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
