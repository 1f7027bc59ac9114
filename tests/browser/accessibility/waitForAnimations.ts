import type { Page } from '@playwright/test';

/** Waits until no animation is running, on a page with reduced motion, where animations end within 0.01 ms. */
export function waitForAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Chromium keeps listing finished animations of content that is too far outside the window to be laid out.
    const isAnimating = () => document.getAnimations().some(({ playState }) => playState !== 'finished');
    do await new Promise(requestAnimationFrame);
    while (isAnimating());
  });
}
