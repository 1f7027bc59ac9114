import type { Page } from '@playwright/test';
import { waitForAnimations } from './waitForAnimations.ts';

/** Without this rule, the browser does not lay out content far outside the window, which has no size of its own until then. */
const layOutEverything = 'li { content-visibility: visible !important; }';

/** Adds CSS rules regardless of the content security policy, lays out the whole page, runs `check`, and removes the rules. */
export async function withStyle(page: Page, rules: string, check: () => Promise<void>): Promise<void> {
  const set = async (text: string) => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = css
        ? [...document.adoptedStyleSheets, sheet]
        : document.adoptedStyleSheets.slice(0, -1);
    }, text);
    await waitForAnimations(page);
  };
  await set(rules + layOutEverything);
  await check();
  await set('');
}
