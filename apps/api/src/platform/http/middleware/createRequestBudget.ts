import { LRUCache } from 'lru-cache';

const burst = 600;
const perSecond = burst / 60;
const maxClients = 100_000;

/**
 * A token bucket per client for requests that are not served from memory: 600 per minute, which may be spent in one burst. Counted
 * per process, since a write to the database would cost more than most of the requests. The returned function deducts one request; it
 * returns the milliseconds until the next one if the budget is used up, else undefined.
 */
export function createRequestBudget(clock: () => number, isOn: boolean) {
  const buckets = new LRUCache<string, { tokens: number; updatedAt: number }>({ max: maxClients });
  return (client: string): number | undefined => {
    if (!isOn) return undefined;
    const now = clock();
    const bucket = buckets.get(client) ?? { tokens: burst, updatedAt: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.updatedAt) * perSecond) / 1000);
    bucket.updatedAt = now;
    buckets.set(client, bucket);
    if (bucket.tokens < 1) return ((1 - bucket.tokens) * 1000) / perSecond;
    bucket.tokens -= 1;
    return undefined;
  };
}
