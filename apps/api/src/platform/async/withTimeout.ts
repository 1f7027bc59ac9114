import { setTimeout as wait } from 'node:timers/promises';

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
