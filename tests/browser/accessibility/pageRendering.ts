import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Waits until no animation is running, on a page with reduced motion, where animations end within 0.01 ms. */
export function waitForAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Chromium keeps listing finished animations of content that is too far outside the window to be laid out.
    const isAnimating = () => document.getAnimations().some(({ playState }) => playState !== 'finished');
    do await new Promise(requestAnimationFrame);
    while (isAnimating());
  });
}

/** Without this rule, the browser does not lay out content far outside the window, which has no size of its own until then. */
const layOutEverything = 'li { content-visibility: visible !important; }';

/** Adds CSS rules regardless of the content security policy, lays out the whole page, runs `check`, and removes the rules. */
export async function withStyle(page: Page, rules: string, check: () => Promise<void>): Promise<void> {
  const set = async (text: string) => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = css
        ? [...document.adoptedStyleSheets, sheet]
        : document.adoptedStyleSheets.slice(0, -1);
    }, text);
    await waitForAnimations(page);
  };
  await set(rules + layOutEverything);
  await check();
  await set('');
}

/**
 * Takes a screenshot of the window as a PNG in base64. Playwright's own screenshot spends three quarters of its time on the best
 * compression (256 against 66 ms for Home).
 */
export async function takeScreenshot(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await session.detach();
  return data;
}

/** The pixels of a screenshot. Decoded here, because `createImageBitmap` in the page sometimes never resolves on a busy machine. */
export function decodeScreenshot(png: string): PNG {
  return PNG.sync.read(Buffer.from(png, 'base64'));
}
