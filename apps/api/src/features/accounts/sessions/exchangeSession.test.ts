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
  test('the new token opens what the old one did, and the old one nothing any more', async () => {
    const { member, exchange, isSignedIn, logIn, call } = await createTestApp(engine, {});
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

  // @control:SEC-14
  test('swapped 16 times at once it is swapped once', async () => {
    const { member, exchange, isSignedIn } = await createTestApp(engine);
    const { token } = await member('bob');
    const answers = await Promise.all(Array.from({ length: 16 }, () => exchange(token)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(15);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(await isSignedIn(done[0]?.body.token)).toBe(true);
  });

  test('30 days after the login it ends, however often it is swapped', async () => {
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

  test('a swap while the password is reset waits for it, and leaves no session behind', async () => {
    const parts = { store: await engine.freshStore() };
    const { member, exchange } = await createTestApp(engine, {}, parts);
    const { token, userId } = await member('bob');
    const swapped = vi.fn();
    const swap = await parts.store.db.transaction().execute(async (db) => {
      await createUsersRepository(db).hold(userId);
      const answer = exchange(token);
      answer.then(swapped, swapped);
      // On SQLite the next transaction waits for this one anyway.
      if (engine.name === 'postgres')
        await vi.waitFor(async () => expect(await waiting(parts.store.db)).toBe(1), 10_000);
      await createSessionsRepository(db).removeAll(userId);
      expect(swapped).not.toHaveBeenCalled();
      return { answer };
    });
    expect((await swap.answer).status).toBe(401);
    expect(await parts.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

async function waiting(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*) as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.many ?? 0;
}
