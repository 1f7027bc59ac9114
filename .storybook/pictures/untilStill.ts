import type { Page } from '@playwright/test';
import { missingImages } from './missingImages.ts';
import { neutralise } from './neutralise.ts';
import { storyPhase } from './storyPhase.ts';

/** Longer than any machine needs, and short of the runner's own limit, which would not say what it waited for. */
const patience = 90_000;

/** Resolves once a story has played, its fonts and images are there, and nothing in it depends on the machine. */
export async function untilStill(page: Page): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const what = await stillMoving(page);
    if (what === undefined) return;
    if (performance.now() - begin > patience) throw new Error(`The picture waited too long for ${what}.`);
  }
}

async function stillMoving(page: Page): Promise<string | undefined> {
  const phase = await page.evaluate(storyPhase);
  if (phase !== 'finished') return `the story, which is '${phase}'`;
  await page.evaluate(neutralise);
  const missing = await page.evaluate(missingImages);
  return missing.length > 0 ? missing.join(', ') : undefined;
}
