import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something that goes on by itself where it takes longer. */
export async function noLongerThan(ms: number, job: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const pause = wait(ms, undefined, { signal: end.signal }).catch(() => {});
  await Promise.race([job, pause]);
  end.abort();
}
