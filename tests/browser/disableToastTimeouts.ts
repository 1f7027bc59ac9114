import { limits } from '@gildshelf/api-client/contract';
import type { BrowserContext } from '@playwright/test';

/** Disables the timeout of toasts in the pages of this context: a toast stays open until it is closed. */
export async function disableToastTimeouts(context: BrowserContext): Promise<void> {
  await context.addInitScript((duration) => {
    const original = window.setTimeout;
    const withoutToastTimeout = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === duration ? 0 : original(handler, delay, ...rest);
    window.setTimeout = withoutToastTimeout as typeof window.setTimeout;
  }, limits.toastDuration);
}
