import { limits } from '@gildshelf/api-client/contract';
import type { BrowserContext } from '@playwright/test';

/** The time of a toast never ends in the pages of this context: it stays until it is closed. */
export async function holdToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((duration) => {
    const original = window.setTimeout;
    const held = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === duration ? 0 : original(handler, delay, ...rest);
    window.setTimeout = held as typeof window.setTimeout;
  }, limits.toastDuration);
}
