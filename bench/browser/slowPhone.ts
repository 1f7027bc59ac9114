import { storageKeys } from '@gildshelf/api-client/contract';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The viewport of a phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
/** The CPU throttling rate. */
export const slowdown = 4;

/** Throttles the network and the CPU of a page like a slow phone; resolves to the DevTools session. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/** A browser context with the viewport of a phone and a signed-in user. */
export async function openPhone(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.token,
    token,
  ] as const);
  return context;
}
