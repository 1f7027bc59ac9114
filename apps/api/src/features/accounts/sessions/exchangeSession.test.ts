import { type Kysely, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Schema } from '../../../platform/db/schema.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  // @control:SEC-05
  test('the new token gives the same access as the old one, which becomes invalid', async () => {
    const { member, exchange, isSignedIn, logIn, call } = await createTestApp(engine, {});
    const { token, userId } = await member('bob');
    const other = (await logIn('bob')).body.token;
    const response = await exchange(token);
    expect(response.status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(response.body.token)).toBe(true);
    expect(await isSignedIn(other)).toBe(true);
    expect((await exchange(token)).status).toBe(401);
    const collection = await call('GET', `/api/userGames/${userId}/games`, { token: response.body.token });
    expect(collection.status).toBe(200);
  });

  // @control:SEC-14
  test('of 16 concurrent exchanges of a token exactly one succeeds', async () => {
    const { member, exchange, isSignedIn } = await createTestApp(engine);
    const { token } = await member('bob');
    const responses = await Promise.all(Array.from({ length: 16 }, () => exchange(token)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(15);
    const succeeded = responses.filter(({ status }) => status === 200);
    expect(succeeded).toHaveLength(1);
    expect(await isSignedIn(succeeded[0]?.body.token)).toBe(true);
  });

  test('a session ends 30 days after the login, however often its token is exchanged', async () => {
    const { member, exchange, isSignedIn, time } = await createTestApp(engine, {});
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

  test('an exchange during a password reset waits for it, and starts no session', async () => {
    const overrides = { store: await engine.freshStore() };
    const { member, exchange } = await createTestApp(engine, {}, overrides);
    const { token, userId } = await member('bob');
    const onSettled = vi.fn();
    const exchanged = await overrides.store.db.transaction().execute(async (db) => {
      await createUsersRepository(db).lock(userId);
      const response = exchange(token);
      response.then(onSettled, onSettled);
      // On SQLite the next transaction waits for this one anyway.
      if (engine.name === 'postgres')
        await vi.waitFor(async () => expect(await countLockWaits(overrides.store.db)).toBe(1), 10_000);
      await createSessionsRepository(db).removeAll(userId);
      expect(onSettled).not.toHaveBeenCalled();
      return { response };
    });
    expect((await exchanged.response).status).toBe(401);
    expect(await overrides.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

async function countLockWaits(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*) as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.many ?? 0;
}
