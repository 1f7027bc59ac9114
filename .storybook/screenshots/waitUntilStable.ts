import type { Page } from '@playwright/test';
import { normalisePage } from './normalisePage.ts';

/** Long enough for a slow machine, and below the runner's limit of 120 s, whose error would not name what was waited for. */
export const stableTimeoutMs = 90_000;

/** Resolves once a story has played, its fonts and images are loaded, and `normalisePage` has run. Throws after 90 s. */
export async function waitUntilStable(page: Page): Promise<void> {
  const start = performance.now();
  for (;;) {
    const pending = await findPending(page);
    if (pending === undefined) return;
    if (performance.now() - start > stableTimeoutMs)
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

/** Runs in the browser. Waits for the fonts, then returns the URLs of the images within the screenshot that failed to load or decode. */
async function failedImages(): Promise<string[]> {
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => {
    const { left, right } = image.getBoundingClientRect();
    return right > 0 && left < innerWidth;
  });
  const decoded = await Promise.allSettled(shown.map((image) => image.decode()));
  return shown
    .filter((_, index) => decoded[index]?.status === 'rejected')
    .map((image) => image.src.slice(0, 200));
}

interface Storybook {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Runs in the browser. Waits for one frame, then returns Storybook's render phase: 'finished' once the play function has ended. */
async function storyPhase(): Promise<string> {
  await new Promise(requestAnimationFrame);
  const phase = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'not begun';
  if (phase === 'errored') throw new Error('The story failed while its screenshot was taken.');
  return phase;
}
