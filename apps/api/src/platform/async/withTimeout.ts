import { setTimeout as wait } from 'node:timers/promises';

/** What comes of something that is under way, or `otherwise` if that takes longer than so many milliseconds; it goes on all the same. */
export async function withTimeout<Result, Otherwise>(
  underWay: Promise<Result>,
  patienceMs: number,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  const patience = new AbortController();
  const { signal } = patience;
  try {
    const over = wait(patienceMs, otherwise, { ref: false, signal }).catch(() => otherwise);
    return await Promise.race([underWay, over]);
  } finally {
    patience.abort();
  }
}
