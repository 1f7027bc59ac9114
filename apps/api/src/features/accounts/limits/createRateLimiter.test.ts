import { expect, test } from 'vitest';
import { TooManyRequests } from '../../../platform/http/errors.ts';
import { deleteExpired } from '../../../start/deleteExpired.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createRateLimiter } from './createRateLimiter.ts';

const day = 24 * 60 * 60 * 1000;
const limit = { name: 'test', maximum: 3 };

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    const time = { now: Date.UTC(2026, 10, 20, 12) };
    return { store, time, limiter: createRateLimiter(store, () => time.now, true) };
  }

  test('of many at once only so many pass, and what is refused is not written', async () => {
    const { limiter } = await start();
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.take(limit, 'bob')));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await limiter.count(limit, 'bob')).toBe(3);
  });

  // @control:SEC-12
  test('while the database cannot be reached nobody passes', async () => {
    const { limiter, store } = await start();
    await limiter.take(limit, 'bob');
    await store.close();
    await expect(limiter.take(limit, 'bob')).rejects.toThrow();
    await expect(limiter.count(limit, 'bob')).rejects.toThrow();
    await expect(limiter.isRemembered('known', 'bob')).rejects.toThrow();
  });

  test('what is given back leaves room for one more', async () => {
    const { limiter } = await start();
    const giveBack = await limiter.take(limit, 'bob');
    await limiter.take(limit, 'bob');
    await limiter.take(limit, 'bob');
    await expect(limiter.take(limit, 'bob')).rejects.toThrow(TooManyRequests);
    await giveBack();
    await limiter.take(limit, 'bob');
    await expect(limiter.take(limit, 'bob')).rejects.toThrow(TooManyRequests);
  });

  test('who got in is remembered for 30 days from the last time, not from the first', async () => {
    const { limiter, store, time } = await start();
    await limiter.remember('known', 'bob');
    time.now += 29 * day;
    await limiter.remember('known', 'bob');
    time.now += 29 * day;
    await deleteExpired(store, time.now);
    expect(await limiter.isRemembered('known', 'bob')).toBe(true);
    time.now += day;
    await deleteExpired(store, time.now);
    expect(await limiter.isRemembered('known', 'bob')).toBe(false);
  });
});
