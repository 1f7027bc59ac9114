/** What goes on behind the answers: each thing once at a time, and only so many at once. */
export function createUnderWay<Result>(atMost: number) {
  const running = new Map<string, Promise<Result>>();
  return {
    /** What runs under that key; undefined if nothing does. */
    find: (key: string) => running.get(key),
    isFull: () => running.size >= atMost,
    start: (key: string, run: () => Promise<Result>): Promise<Result> => {
      const started = run().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
  };
}
