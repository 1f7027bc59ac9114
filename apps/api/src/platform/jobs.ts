import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from './http/errors.ts';

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

/** Resolves to `fallback` if the promise takes longer than `ms` milliseconds; does not cancel the promise. */
export async function withTimeout<Result, Fallback>(
  promise: Promise<Result>,
  ms: number,
  fallback: Fallback,
): Promise<Result | Fallback> {
  const controller = new AbortController();
  const { signal } = controller;
  try {
    const timeout = wait(ms, fallback, { ref: false, signal }).catch(() => fallback);
    return await Promise.race([promise, timeout]);
  } finally {
    controller.abort();
  }
}

/** Deduplicates jobs by key. */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Promise<Value>>();
  return {
    /** Starts a job; while a job with the same key is in flight, returns the promise of that job instead. */
    run: (key: string, job: () => Promise<Value>): Promise<Value> => {
      const pending = flights.get(key);
      if (pending) return pending;
      const flight = job().finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    /** The job in flight of a key, if any. */
    find: (key: string) => flights.get(key),
    /** The number of jobs in flight. */
    size: () => flights.size,
    /** Resolves when no job is in flight. */
    settled: async () => {
      while (flights.size > 0) await Promise.allSettled(flights.values());
    },
  };
}

/**
 * Runs a job now and then every `everyMs` milliseconds, and skips a run while the previous one is running. The returned function stops
 * it and resolves when the current run has ended. The job must not reject.
 */
export function repeat(job: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= job().finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
