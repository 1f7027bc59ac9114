import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';

const { passwordChanged, wrongCurrentPassword } = ownMessages.account;

/** A test app with the user bob, logged in on two devices. */
async function start(engine: Engine, overrides: Parameters<typeof createTestApp>[2] = {}) {
  const app = await createTestApp(engine, {}, overrides);
  const { token, userId } = await app.member('bob');
  const other = (await app.logIn('bob')).body.token as string;
  return { ...app, token, other, userId };
}

eachEngine((engine) => {
  test('replaces the password and notifies the owner by mail', async () => {
    const { changePassword, token, logIn, mails, lines } = await start(engine, {});
    expect(await changePassword(token)).toMatchObject({ status: 200, body: { message: passwordChanged } });
    expect((await logIn('bob', 'correct1!')).status).toBe(401);
    expect((await logIn('bob', 'another1!')).status).toBe(200);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({
      recipient: 'bob@example.com',
      subject: 'Your Gildshelf password was changed',
      sent_at: null,
    });
    expect(mail?.body_text).toContain('\nhttp://127.0.0.1:4000/auth/forgot-password\n');
    expect(JSON.stringify(mail)).not.toMatch(/another1|correct1|token=/);
    expect(lines.join()).not.toMatch(/another1|correct1|bob@/);
  });

  // @control:SEC-05
  test('ends the session of another device at its next request, and returns a new token to this one', async () => {
    const { changePassword, token, other, isSignedIn, member } = await start(engine);
    const carol = await member('carol');
    expect(await isSignedIn(other)).toBe(true);
    const fresh = (await changePassword(token)).body.token;
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(fresh)).toBe(true);
    expect(await isSignedIn(carol.token)).toBe(true);
  });

  // @control:SEC-05
  test('responds 400 to a wrong current password, so that no client treats it as an ended session', async () => {
    const { changePassword, token, other, isSignedIn, logIn, mails } = await start(engine);
    const before = await mails();
    for (const wrong of ['wrong1!', '', 'CORRECT1!', 'correct1! '])
      expect(await changePassword(token, wrong), wrong).toMatchObject({
        status: 400,
        body: { message: wrongCurrentPassword },
      });
    for (const session of [token, other]) expect(await isSignedIn(session)).toBe(true);
    expect((await logIn('bob')).status).toBe(200);
    expect(await mails()).toEqual(before);
  });

  test.each([
    ['secret', messages.changePassword.weak],
    ['letters!', messages.changePassword.weak],
    ['correct1!', messages.changePassword.unchanged],
  ])('rejects the new password %s with an error message', async (newPassword, message) => {
    const { changePassword, token, isSignedIn } = await start(engine);
    expect(await changePassword(token, 'correct1!', newPassword)).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await isSignedIn(token)).toBe(true);
  });

  test('responds 400 to a user without a password, who can set one by a reset', async () => {
    const { changePassword, token, store, forgot, lastLinkToken, reset, logIn } = await start(engine, {});
    await store.db.updateTable('users').set({ password_hash: '' }).execute();
    for (const currentPassword of ['', 'correct1!'])
      expect(await changePassword(token, currentPassword)).toMatchObject({
        status: 400,
        body: { message: wrongCurrentPassword },
      });
    await forgot('bob@example.com');
    await reset(await lastLinkToken(), 'third11!');
    expect((await logIn('bob', 'third11!')).status).toBe(200);
  });

  test('expires an unused reset link', async () => {
    const { changePassword, token, forgot, lastLinkToken, reset } = await start(engine);
    await forgot('bob@example.com');
    const link = await lastLinkToken();
    await changePassword(token);
    expect(await reset(link, 'third11!')).toMatchObject({
      status: 400,
      body: { message: ownMessages.account.resetLinkExpired },
    });
  });

  // @control:SEC-12
  test('verifies 10 of 50 concurrent wrong passwords, then responds 429 on every device until the window ends', async () => {
    const { changePassword, token, other, time, isSignedIn } = await start(engine);
    const responses = await Promise.all(Array.from({ length: 50 }, () => changePassword(token, 'wrong1!')));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(40);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await changePassword(other)).status).toBe(429);
    expect(await isSignedIn(other)).toBe(true);
    time.now += 15 * 60 * 1000;
    expect((await changePassword(token)).status).toBe(200);
  });

  test('does not count correct passwords', async () => {
    const { changePassword, token: first } = await start(engine);
    let token = first;
    for (let index = 0; index < 12; index++) {
      const response = await changePassword(
        token,
        index ? `another${index}!` : 'correct1!',
        `another${index + 1}!`,
      );
      expect(response.status).toBe(200);
      token = response.body.token;
    }
  });

  test('responds 429 to the 101st request from one IP address, regardless of the user', async () => {
    const { member, call } = await createTestApp(engine);
    const tokens: string[] = [];
    for (let index = 0; index < 11; index++) tokens.push((await member(`user${index}`)).token);
    const body = { currentPassword: 'wrong1!', newPassword: 'another1!' };
    const attempt = (token: string | undefined, address: string) =>
      call('POST', '/api/auth/change-password', { token, body, address });
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => attempt(tokens[index % 10], '198.51.100.1')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await attempt(tokens[10], '198.51.100.1')).status).toBe(429);
    expect((await attempt(tokens[10], '198.51.100.2')).status).toBe(400);
  });

  test('of two concurrent changes exactly one succeeds, and only its token is valid', async () => {
    const { changePassword, token, other, isSignedIn, logIn } = await start(engine);
    const responses = await Promise.all([
      changePassword(token, 'correct1!', 'first11!'),
      changePassword(other, 'correct1!', 'second1!'),
    ]);
    const succeeded = responses.filter(({ status }) => status === 200);
    expect(succeeded).toHaveLength(1);
    expect(await isSignedIn(succeeded[0]?.body.token)).toBe(true);
    for (const session of [token, other]) expect(await isSignedIn(session)).toBe(false);
    const savedPassword = responses[0]?.status === 200 ? 'first11!' : 'second1!';
    expect((await logIn('bob', savedPassword)).status).toBe(200);
  });

  test('responds 401 without a valid token', async () => {
    const { call, changePassword, token } = await start(engine);
    const body = { currentPassword: 'correct1!', newPassword: 'another1!' };
    expect((await call('POST', '/api/auth/change-password', { body })).status).toBe(401);
    await call('POST', '/api/auth/logout', { token });
    expect((await changePassword(token)).status).toBe(401);
  });
});
