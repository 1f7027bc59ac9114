import { Unavailable } from '../http/errors.ts';

interface QueuedJob {
  readonly since: number;
  readonly start: () => void;
  readonly reject: (reason: Unavailable) => void;
}

/**
 * Runs at most `maxRunning` jobs at once and queues at most `maxQueued` more; further ones are rejected (503). A queued job that has
 * waited longer than `maxWaitMs` when a slot becomes free is rejected too, so that the queue of a burst is short-lived even on a slow
 * machine.
 */
export function limitConcurrency(
  maxRunning: number,
  maxQueued: number,
  maxWaitMs: number,
  clock: () => number = () => performance.now(),
) {
  let freeSlots = maxRunning;
  const queue: QueuedJob[] = [];

  function startNext(): void {
    let next = queue.shift();
    while (next && clock() - next.since > maxWaitMs) {
      next.reject(new Unavailable());
      next = queue.shift();
    }
    if (next) next.start();
    else freeSlots += 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (freeSlots > 0) freeSlots -= 1;
    else if (queue.length >= maxQueued) throw new Unavailable();
    else
      await new Promise<void>((start, reject) => {
        queue.push({ since: clock(), start, reject });
      });
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
