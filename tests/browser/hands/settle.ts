import type { Page } from '@playwright/test';

/** Waits until nothing moves any more, on a page that is asked for less motion: its animations end in 0.01 ms. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Chromium goes on listing what has finished in content that is too far away to be laid out.
    const moves = () => document.getAnimations().some(({ playState }) => playState !== 'finished');
    do await new Promise(requestAnimationFrame);
    while (moves());
  });
}
