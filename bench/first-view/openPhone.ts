import { storageKeys } from '@gildshelf/api-client/contract';
import type { Browser, BrowserContext } from '@playwright/test';
import { phone } from './slowPhone.ts';

/** A browser context with the viewport of a phone and a signed-in user. */
export async function openPhone(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.token,
    token,
  ] as const);
  return context;
}
