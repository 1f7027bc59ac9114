import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';

const { passwordChanged, wrongCurrentPassword } = ownMessages.account;

/** Bob, logged in on two devices. */
async function start(engine: Engine, parts: Parameters<typeof createTestApp>[2] = {}) {
  const app = await createTestApp(engine, {}, parts);
  const { token, userId } = await app.member('bob');
  const other = (await app.logIn('bob')).body.token as string;
  return { ...app, token, other, userId };
}

eachEngine((engine) => {
  test('the new password works, the old one does not, and the owner is told by mail', async () => {
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
  test('the other device is out at its next request; this one goes on with the token of the answer', async () => {
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
  test('a wrong current password is 400, so that no page takes it for a lost session', async () => {
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
  ])('%s as the new password is refused in words', async (newPassword, sentence) => {
    const { changePassword, token, isSignedIn } = await start(engine);
    expect(await changePassword(token, 'correct1!', newPassword)).toMatchObject({
      status: 400,
      body: { message: sentence },
    });
    expect(await isSignedIn(token)).toBe(true);
  });

  test('who has no password is told the same, and makes one by a reset', async () => {
    const { changePassword, token, store, forgot, lastLinkToken, reset, logIn } = await start(engine, {});
    await store.db.updateTable('users').set({ password_hash: '' }).execute();
    for (const current of ['', 'correct1!'])
      expect(await changePassword(token, current)).toMatchObject({
        status: 400,
        body: { message: wrongCurrentPassword },
      });
    await forgot('bob@example.com');
    await reset(await lastLinkToken(), 'third11!');
    expect((await logIn('bob', 'third11!')).status).toBe(200);
  });

  test('an open link for a new password is dead afterwards', async () => {
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
  test('ten wrong ones, of 50 at once, are looked at; then it is 429 until the window is over, on every device', async () => {
    const { changePassword, token, other, time, isSignedIn } = await start(engine);
    const answers = await Promise.all(Array.from({ length: 50 }, () => changePassword(token, 'wrong1!')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await changePassword(other)).status).toBe(429);
    expect(await isSignedIn(other)).toBe(true);
    time.now += 15 * 60 * 1000;
    expect((await changePassword(token)).status).toBe(200);
  });

  test('right ones are not counted', async () => {
    const { changePassword, token: first } = await start(engine);
    let token = first;
    for (let index = 0; index < 12; index++) {
      const answer = await changePassword(
        token,
        index ? `another${index}!` : 'correct1!',
        `another${index + 1}!`,
      );
      expect(answer.status).toBe(200);
      token = answer.body.token;
    }
  });

  test('100 calls from one address, whoever they are for, then the limit there', async () => {
    const { member, call } = await createTestApp(engine);
    const people: string[] = [];
    for (let index = 0; index < 11; index++) people.push((await member(`person${index}`)).token);
    const body = { currentPassword: 'wrong1!', newPassword: 'another1!' };
    const attempt = (token: string | undefined, address: string) =>
      call('POST', '/api/auth/change-password', { token, body, address });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => attempt(people[index % 10], '198.51.100.1')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await attempt(people[10], '198.51.100.1')).status).toBe(429);
    expect((await attempt(people[10], '198.51.100.2')).status).toBe(400);
  });

  test('two changes at once: one is done, and its token is the only one that is good', async () => {
    const { changePassword, token, other, isSignedIn, logIn } = await start(engine);
    const answers = await Promise.all([
      changePassword(token, 'correct1!', 'first11!'),
      changePassword(other, 'correct1!', 'second1!'),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(await isSignedIn(done[0]?.body.token)).toBe(true);
    for (const session of [token, other]) expect(await isSignedIn(session)).toBe(false);
    const right = answers[0]?.status === 200 ? 'first11!' : 'second1!';
    expect((await logIn('bob', right)).status).toBe(200);
  });

  test('without a token it is 401', async () => {
    const { call, changePassword, token } = await start(engine);
    const body = { currentPassword: 'correct1!', newPassword: 'another1!' };
    expect((await call('POST', '/api/auth/change-password', { body })).status).toBe(401);
    await call('POST', '/api/auth/logout', { token });
    expect((await changePassword(token)).status).toBe(401);
  });
});
