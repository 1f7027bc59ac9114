/** Runs background tasks, deduplicated by key (single flight). `isFull` reports when `maxConcurrent` tasks are pending. */
export function createSingleFlight<Result>(maxConcurrent: number) {
  const pending = new Map<string, Promise<Result>>();
  return {
    /** The pending task of a key, if any. */
    find: (key: string) => pending.get(key),
    isFull: () => pending.size >= maxConcurrent,
    start: (key: string, run: () => Promise<Result>): Promise<Result> => {
      const started = run().finally(() => pending.delete(key));
      pending.set(key, started);
      return started;
    },
    settled: async () => {
      while (pending.size > 0) await Promise.allSettled(pending.values());
    },
  };
}
