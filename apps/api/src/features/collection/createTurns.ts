interface Queue {
  taken: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits each key to `atOnce` concurrent holders; further ones wait in order. Resolves to a function that releases the place
 * and must be called once.
 */
export function createTurns(atOnce: number) {
  const queues = new Map<string, Queue>();
  return async (key: string): Promise<() => void> => {
    const queue = queues.get(key) ?? { taken: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.taken < atOnce) queue.taken += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return () => {
      const next = queue.waiting.shift();
      if (next) return next();
      queue.taken -= 1;
      if (queue.taken === 0) queues.delete(key);
    };
  };
}
