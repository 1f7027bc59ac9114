import { createHash } from 'node:crypto';
import type { Store } from '../../../platform/db/Store.ts';
import { TooManyRequests } from '../../../platform/http/errors.ts';
import { createRateLimitsRepository } from '../repositories/createRateLimitsRepository.ts';
import type { Limit } from './rateLimits.ts';

const windowMs = 15 * 60 * 1000;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts in the database, which all server instances share. Every attempt is rejected while the database is unreachable. */
export function createRateLimiter(store: Store, clock: () => number, isEnabled: boolean) {
  const counters = createRateLimitsRepository(store.db);
  const windowStart = () => Math.floor(clock() / windowMs) * windowMs;
  const tooManyRequests = () => new TooManyRequests(windowStart() + windowMs - clock());

  /** Counts one attempt and returns a function that releases it; undefined when the limit is reached. */
  async function tryConsume(
    limit: Limit,
    ...keyParts: readonly string[]
  ): Promise<(() => Promise<void>) | undefined> {
    if (!isEnabled) return async () => {};
    const key = limitKey(limit.name, keyParts);
    const windowStartMs = windowStart();
    if (!(await counters.increment(key, windowStartMs, windowStartMs + windowMs, limit.maximum)))
      return undefined;
    return async () => {
      await counters.decrement(key, windowStartMs);
    };
  }

  return {
    /** Counts one attempt, or throws TooManyRequests. The returned function releases it, for limits that count failures only. */
    async consume(limit: Limit, ...keyParts: readonly string[]): Promise<() => Promise<void>> {
      const release = await tryConsume(limit, ...keyParts);
      if (!release) throw tooManyRequests();
      return release;
    },

    tryConsume,
    tooManyRequests,

    /** Deletes the attempts of the current window. */
    async reset(limit: Limit, ...keyParts: readonly string[]): Promise<void> {
      await counters.remove(limitKey(limit.name, keyParts), windowStart());
    },

    /** The number of attempts in the current window. */
    count: (limit: Limit, ...keyParts: readonly string[]): Promise<number> =>
      isEnabled ? counters.count(limitKey(limit.name, keyParts), windowStart()) : Promise.resolve(0),

    /** Remembers a successful login for 30 days from the latest call. */
    async remember(name: string, ...keyParts: readonly string[]): Promise<void> {
      if (isEnabled)
        await counters.increment(
          limitKey(name, keyParts),
          0,
          clock() + rememberedMs,
          Number.MAX_SAFE_INTEGER,
        );
    },

    isRemembered: async (name: string, ...keyParts: readonly string[]): Promise<boolean> =>
      (await counters.count(limitKey(name, keyParts), 0)) > 0,
  };
}

/** Hashed, so that the table contains no usernames, email addresses or IP addresses. */
function limitKey(name: string, keyParts: readonly string[]): string {
  return `${name}:${createHash('sha256').update(JSON.stringify(keyParts)).digest('base64url')}`;
}
