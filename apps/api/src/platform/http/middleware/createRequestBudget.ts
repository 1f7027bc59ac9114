import { LRUCache } from 'lru-cache';

const burst = 600;
const perSecond = burst / 60;
const mostClients = 100_000;

/**
 * A budget of requests per client for what is not served from memory: 600 per minute, which may come at once (a token
 * bucket). Counted in this process alone, since a write to the database would cost more than most of the requests. The result takes
 * one request; it returns the milliseconds until the next one where the budget is used up, else undefined.
 */
export function createRequestBudget(clock: () => number, isOn: boolean) {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: mostClients });
  return (client: string): number | undefined => {
    if (!isOn) return undefined;
    const now = clock();
    const bucket = buckets.get(client) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) * perSecond) / 1000);
    bucket.at = now;
    buckets.set(client, bucket);
    if (bucket.left < 1) return ((1 - bucket.left) * 1000) / perSecond;
    bucket.left -= 1;
    return undefined;
  };
}
