import { expect, type Locator, type Page } from '@playwright/test';

/** As far as a person would ever press Tab on the way to something. */
const mostTabs = 40;

/** Presses Tab until something has the focus, and holds every stop on the way against the ring of the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    await page.keyboard.press(key);
    expect(await page.evaluate(showsFocus), `stop ${pressed + 1} shows that it has the focus`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `within reach of ${mostTabs} presses of ${key}`).toBeFocused();
}

/** Whether what has the focus has a ring; the search box and a choice wear it around their input. The document itself is between two rounds. */
function showsFocus(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body) return true;
  const around = element.parentElement ?? element;
  const hasRing = [element, around].some((ringed) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return hasRing || getComputedStyle(around).boxShadow !== 'none';
}
