interface Queue {
  active: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits each key to `maxConcurrent` holders; further ones wait in order. The returned function resolves to a function that releases
 * the slot and must be called once.
 */
export function createConcurrencyLimit(maxConcurrent: number) {
  const queues = new Map<string, Queue>();
  return async (key: string): Promise<() => void> => {
    const queue = queues.get(key) ?? { active: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.active < maxConcurrent) queue.active += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return () => {
      const next = queue.waiting.shift();
      if (next) return next();
      queue.active -= 1;
      if (queue.active === 0) queues.delete(key);
    };
  };
}
