import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/ensureChromium.mjs';
import type { BuiltPage } from './buildPage.ts';
import { servePage } from './servePage.ts';

/** Opens a built page in Chromium and calls `visit` once it is hydrated; resolves to the page's errors and warnings. */
export async function openPage(built: BuiltPage, visit: (page: Page) => Promise<void>) {
  const served = await servePage(built.document, built.folder);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(served.url);
    await page.locator('html[data-hydrated]').waitFor();
    await visit(page);
    return problems;
  } finally {
    await browser.close();
    await served.close();
  }
}
