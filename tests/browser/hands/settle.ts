import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves any more, on a page that is asked for less motion. A change of an inherited property, such as
 * the text size, passes from parent to child one frame at a time, since each has a transition of 0.01 ms.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Chromium goes on listing what has finished in content that is too far away to be laid out.
    const moves = () => document.getAnimations().some(({ playState }) => playState !== 'finished');
    do await new Promise(requestAnimationFrame);
    while (moves());
  });
}
