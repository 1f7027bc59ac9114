import type { Page } from '@playwright/test';
import { failedImages } from './failedImages.ts';
import { normalisePage } from './normalisePage.ts';
import { storyPhase } from './storyPhase.ts';

/** Long enough for a slow machine, and below the runner's limit of 120 s, whose error would not name what was waited for. */
const timeoutMs = 90_000;

/** Resolves once a story has played, its fonts and images are loaded, and `neutralise` has run. Throws after 90 s. */
export async function waitUntilStable(page: Page): Promise<void> {
  const start = performance.now();
  for (;;) {
    const pending = await findPending(page);
    if (pending === undefined) return;
    if (performance.now() - start > timeoutMs)
      throw new Error(`Timed out before the screenshot, waiting for ${pending}.`);
  }
}

async function findPending(page: Page): Promise<string | undefined> {
  const phase = await page.evaluate(storyPhase);
  if (phase !== 'finished') return `the story, whose phase is '${phase}'`;
  await page.evaluate(normalisePage);
  const missing = await page.evaluate(failedImages);
  return missing.length > 0 ? missing.join(', ') : undefined;
}
