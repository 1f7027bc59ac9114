import { expect, test } from 'vitest';
import { cheapPasswords } from '../testing/cheapPasswords.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { eachEngine } from '../testing/eachEngine.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  test('the new token opens what the old one did, and the old one nothing any more', async () => {
    const { member, exchange, isSignedIn, logIn, call } = await createTestApp(
      engine,
      {},
      { passwords: cheapPasswords },
    );
    const { token, userId } = await member('bob');
    const other = (await logIn('bob')).body.token;
    const answer = await exchange(token);
    expect(answer.status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(answer.body.token)).toBe(true);
    expect(await isSignedIn(other)).toBe(true);
    expect((await exchange(token)).status).toBe(401);
    const shelf = await call('GET', `/api/userGames/${userId}/games`, { token: answer.body.token });
    expect(shelf.status).toBe(200);
  });

  test('swapped 16 times at once it is swapped once', async () => {
    const { member, exchange, isSignedIn } = await createTestApp(engine, {}, { passwords: cheapPasswords });
    const { token } = await member('bob');
    const answers = await Promise.all(Array.from({ length: 16 }, () => exchange(token)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(15);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(await isSignedIn(done[0]?.body.token)).toBe(true);
  });

  test('30 days after the login it ends, however often it is swapped', async () => {
    const { member, exchange, isSignedIn, time } = await createTestApp(
      engine,
      {},
      { passwords: cheapPasswords },
    );
    let { token } = await member('bob');
    for (let days = 2; days < 30; days += 2) {
      time.now += 2 * day;
      token = (await exchange(token)).body.token;
    }
    time.now += 2 * day - 1000;
    expect(await isSignedIn(token)).toBe(true);
    time.now += 1000;
    expect(await isSignedIn(token)).toBe(false);
  });

  test('a swap while the password is reset leaves no session behind', async () => {
    const { member, exchange, isSignedIn, forgot, lastLinkToken, reset, logIn } = await createTestApp(
      engine,
      {
        RATE_LIMITS: 'off',
      },
    );
    await member('bob');
    for (let round = 0; round < 8; round++) {
      const password = round ? `another${round}!` : 'correct1!';
      const { token } = (await logIn('bob', password)).body;
      await forgot('bob@example.com');
      const link = await lastLinkToken();
      const [swapped, entered, done] = await Promise.all([
        exchange(token),
        logIn('bob', password),
        reset(link, `another${round + 1}!`),
      ]);
      expect(done.status).toBe(200);
      for (const { body } of [swapped, entered])
        if (body.token) expect(await isSignedIn(body.token)).toBe(false);
    }
  });
});
