/** A set of keys that expire after their own `ms`; at most `size` keys, of which the oldest is evicted first. */
export function createExpiringSet(clock: () => number, size: number) {
  const expiries = new Map<string, number>();
  return {
    has: (key: string) => (expiries.get(key) ?? 0) > clock(),
    add: (key: string, ms: number) => {
      expiries.delete(key);
      expiries.set(key, clock() + ms);
      if (expiries.size <= size) return;
      const [oldest = ''] = expiries.keys();
      expiries.delete(oldest);
    },
  };
}
