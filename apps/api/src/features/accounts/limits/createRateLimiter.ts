import { createHash } from 'node:crypto';
import type { Store } from '../../../platform/db/Store.ts';
import { TooManyRequests } from '../../../platform/http/errors.ts';
import { createRateLimitsRepository } from '../repositories/createRateLimitsRepository.ts';
import type { Limit } from './rateLimits.ts';

const window = 15 * 60 * 1000;
const knownFor = 30 * 24 * 60 * 60 * 1000;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts in the database, so that all copies of the server count together. When that cannot be reached, nobody passes. */
export function createRateLimiter(store: Store, clock: () => number, isOn: boolean) {
  const counters = createRateLimitsRepository(store.db);
  const windowStart = () => Math.floor(clock() / window) * window;
  const tooMany = () => new TooManyRequests(windowStart() + window - clock());

  /** Counts one attempt; undefined where there is no room for it. */
  async function tryTake(limit: Limit, ...of: readonly string[]): Promise<(() => Promise<void>) | undefined> {
    if (!isOn) return async () => {};
    const key = limitKey(limit.name, of);
    const start = windowStart();
    if (!(await counters.hit(key, start, start + window, limit.maximum))) return undefined;
    return async () => {
      await counters.release(key, start);
    };
  }

  return {
    /** Counts one attempt, or throws TooManyRequests. The returned function takes it back, for callers that count failures only. */
    async take(limit: Limit, ...of: readonly string[]): Promise<() => Promise<void>> {
      const takeBack = await tryTake(limit, ...of);
      if (!takeBack) throw tooMany();
      return takeBack;
    },

    tryTake,
    tooMany,

    /** Makes nothing of what this window has seen. */
    async forget(limit: Limit, ...of: readonly string[]): Promise<void> {
      await counters.remove(limitKey(limit.name, of), windowStart());
    },

    /** How many attempts this window has seen. */
    count: (limit: Limit, ...of: readonly string[]): Promise<number> =>
      isOn ? counters.count(limitKey(limit.name, of), windowStart()) : Promise.resolve(0),

    /** Remembers, for 30 days from the last time, that somebody got in from here. */
    async remember(name: string, ...of: readonly string[]): Promise<void> {
      if (isOn) await counters.hit(limitKey(name, of), 0, clock() + knownFor, Number.MAX_SAFE_INTEGER);
    },

    isRemembered: async (name: string, ...of: readonly string[]): Promise<boolean> =>
      (await counters.count(limitKey(name, of), 0)) > 0,
  };
}

/** Names and addresses of people stay out of the table. */
function limitKey(name: string, of: readonly string[]): string {
  return `${name}:${createHash('sha256').update(JSON.stringify(of)).digest('base64url')}`;
}
