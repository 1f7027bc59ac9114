import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab presses than this are unacceptable for a keyboard user. */
const maxTabs = 40;

/** Presses Tab until `target` has the focus, and asserts that every tab stop on the way has a visible focus indicator. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let pressed = 0; pressed < maxTabs; pressed++) {
    await page.keyboard.press(key);
    expect(await page.evaluate(hasFocusIndicator), `tab stop ${pressed + 1} has a focus indicator`).toBe(
      true,
    );
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reachable with ${maxTabs} presses of ${key}`).toBeFocused();
}

/** Whether the focused element, or its parent as for the search box and radio buttons, has a focus ring. The body needs none. */
function hasFocusIndicator(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body) return true;
  const parent = element.parentElement ?? element;
  const hasRing = [element, parent].some((candidate) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return hasRing || getComputedStyle(parent).boxShadow !== 'none';
}
