import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** The browser lays out what is far outside the window only when it comes near, so it has no size of its own until then. */
const layOutEverything = 'li { content-visibility: visible !important; }';

/** Adds CSS rules as a user's browser does, past the content security policy, lays out the whole page, runs `check`, and removes them. */
export async function withStyle(page: Page, rules: string, check: () => Promise<void>): Promise<void> {
  const set = async (text: string) => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = css
        ? [...document.adoptedStyleSheets, sheet]
        : document.adoptedStyleSheets.slice(0, -1);
    }, text);
    await settle(page);
  };
  await set(rules + layOutEverything);
  await check();
  await set('');
}
