import { expect, test } from 'vitest';
import { TooManyRequests } from '../../../platform/http/errors.ts';
import { deleteExpired } from '../../../start/deleteExpired.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createRateLimiter } from './rateLimiter.ts';

const day = 24 * 60 * 60 * 1000;
const limit = { name: 'test', maximum: 3 };

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    const time = { now: Date.UTC(2026, 10, 20, 12) };
    return { store, time, limiter: createRateLimiter(store, () => time.now, true) };
  }

  test('allows only the maximum of concurrent attempts, and does not count the rejected ones', async () => {
    const { limiter } = await start();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.consume(limit, 'bob')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await limiter.count(limit, 'bob')).toBe(3);
  });

  // @control:SEC-12
  test('rejects every attempt while the database is unreachable', async () => {
    const { limiter, store } = await start();
    await limiter.consume(limit, 'bob');
    await store.close();
    await expect(limiter.consume(limit, 'bob')).rejects.toThrow();
    await expect(limiter.count(limit, 'bob')).rejects.toThrow();
    await expect(limiter.isRemembered('known', 'bob')).rejects.toThrow();
  });

  test('allows one more attempt after one was released', async () => {
    const { limiter } = await start();
    const release = await limiter.consume(limit, 'bob');
    await limiter.consume(limit, 'bob');
    await limiter.consume(limit, 'bob');
    await expect(limiter.consume(limit, 'bob')).rejects.toThrow(TooManyRequests);
    await release();
    await limiter.consume(limit, 'bob');
    await expect(limiter.consume(limit, 'bob')).rejects.toThrow(TooManyRequests);
  });

  test('remembers a successful login for 30 days from the latest one, not from the first', async () => {
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
