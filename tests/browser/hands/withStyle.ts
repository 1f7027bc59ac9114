import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** Adds CSS rules as a user's browser does, past the content security policy, runs `check`, and removes them. */
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
  await set(rules);
  await check();
  await set('');
}
