import type { Page } from '@playwright/test';
import { expect } from '../served.ts';
import { drawn } from './keepBack.ts';

/**
 * Counts every shift from here on, also those shortly after a press, which a browser forgives: who waits for a slow host
 * has pressed long ago. Gives what has come since it was asked last, once all pictures are there.
 */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
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
    await drawn(page);
    return page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).splice(0).reduce((sum, value) => sum + value, 0),
    );
  };
}
