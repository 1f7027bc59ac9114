import { expect, test } from 'vitest';
import { queriesOf } from '../platform/db/queryPlans.ts';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { deleteExpired } from './deleteExpired.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  test('deletes expired rows in time, and keeps verified users', async () => {
    const { store, time, member, register, logIn, verify, lastLinkToken } = await createTestApp(engine);
    await member('bob');
    await register('waits');
    const waiting = await lastLinkToken();
    const counts = async () => {
      const count = async (
        table: 'users' | 'login_keys' | 'sessions' | 'link_tokens' | 'outbox' | 'rate_limits',
      ) => (await store.db.selectFrom(table).selectAll().execute()).length;
      return {
        users: await count('users'),
        keys: await count('login_keys'),
        sessions: await count('sessions'),
        links: await count('link_tokens'),
        mails: await count('outbox'),
      };
    };
    // One key per user name, per email address and per pending verification.
    await deleteExpired(store, time.now);
    expect(await counts()).toEqual({ users: 2, keys: 6, sessions: 1, links: 2, mails: 2 });
    time.now += 4 * day;
    await deleteExpired(store, time.now);
    expect(await counts()).toEqual({ users: 2, keys: 6, sessions: 0, links: 2, mails: 2 });
    expect((await verify(waiting)).body.message).toContain('expired');
    time.now += 28 * day;
    await deleteExpired(store, time.now);
    expect(await counts()).toEqual({ users: 1, keys: 2, sessions: 0, links: 0, mails: 0 });
    expect((await logIn('bob')).status).toBe(200);
  });

  test('deletes at most 250 rows per statement, until none is left', async () => {
    const { store, time } = await createTestApp(engine);
    const challenges = Array.from({ length: 600 }, (_, index) => ({
      challenge: `challenge ${index}`,
      expires_at: time.now - index,
    }));
    await store.db.insertInto('used_challenges').values(challenges).execute();
    const queries = await queriesOf(store, (recorded) => deleteExpired(recorded, time.now));
    const removals = queries.filter(({ sql }) => /^delete from "used_challenges"/.test(sql));
    expect(removals.map(({ parameters }) => parameters.at(-1))).toEqual([250, 250, 250]);
    expect(await store.db.selectFrom('used_challenges').selectAll().execute()).toEqual([]);
  });
});
