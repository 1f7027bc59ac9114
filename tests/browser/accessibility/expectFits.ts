import { expect, type Page } from '@playwright/test';
import { findLayoutProblems } from './layoutProblems.ts';
import { withStyle } from './pageRendering.ts';

/** Expects that nothing is cut off, overlaps or scrolls sideways, at a text size of 200 % too. */
export async function expectFits(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(findLayoutProblems), what).toEqual([]);
  await withStyle(page, 'html { font-size: 200% !important; }', async () => {
    expect(await page.evaluate(findLayoutProblems), `${what} at 200 % text size`).toEqual([]);
  });
}
