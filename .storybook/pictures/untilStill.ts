import type { Page } from '@playwright/test';
import { neutralise } from './neutralise.ts';
import { whatMoves } from './whatMoves.ts';

/** Longer than any machine needs, and short of the runner's own limit, which would not say what it waited for. */
const patience = 45_000;

/** Resolves once a story has played, its fonts and images are there, and nothing in it depends on the machine. */
export async function untilStill(page: Page): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const before = await page.evaluate(whatMoves);
    if (before === undefined) {
      await page.evaluate(neutralise);
      if ((await page.evaluate(whatMoves)) === undefined) return;
    }
    if (performance.now() - begin > patience) throw new Error(`The picture waited too long for ${before}.`);
  }
}
