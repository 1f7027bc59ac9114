import type { BrowserContext } from '@playwright/test';
import { slowDown } from './slowPhone.ts';

/** Opens a URL on a slow phone; resolves to the milliseconds until the first frame with a card of a collection (Element Timing). */
export async function measureCards(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const card = document.querySelector('main li:has(h2, h3, a)');
      if (!card) return;
      observer.disconnect();
      // The browser reports the first frame with the text or the image of an element that has this attribute.
      for (const element of card.querySelectorAll('*')) element.setAttribute('elementtiming', 'card');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntries();
      if (!entry) return;
      observer.disconnect();
      Reflect.set(window, 'cardsShown', entry.startTime);
    }).observe({ type: 'element', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => Reflect.get(window, 'cardsShown'), null, { polling: 100 });
  const ms: number = await shown.jsonValue();
  await page.waitForLoadState('networkidle');
  await page.close();
  return ms;
}
