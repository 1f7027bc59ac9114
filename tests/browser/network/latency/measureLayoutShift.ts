import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/serverTest.ts';
import { waitForPaint } from './holdResponses.ts';

/**
 * Records layout shifts from now on, also those within 500 ms of user input, which browsers exclude: with a slow API the input
 * is longer ago. The returned function waits for all images and returns the sum of the shifts since its last call.
 */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const values: number[] = [];
    Object.assign(window, { shifts: values });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) values.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        ),
      )
      .toBe(true);
    await waitForPaint(page);
    return page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).splice(0).reduce((sum, value) => sum + value, 0),
    );
  };
}
