/** Remembers of so many keys at most, the youngest, until when they need not be done again; the clock is in milliseconds. */
export function createMemory(clock: () => number, size: number) {
  const until = new Map<string, number>();
  return {
    has: (key: string) => (until.get(key) ?? 0) > clock(),
    add: (key: string, ms: number) => {
      until.delete(key);
      until.set(key, clock() + ms);
      if (until.size <= size) return;
      const [oldest = ''] = until.keys();
      until.delete(oldest);
    },
  };
}
