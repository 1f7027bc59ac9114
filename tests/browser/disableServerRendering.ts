import type { Page } from '@playwright/test';

/**
 * Serves the client-rendered shell for every later document of this page, as if server rendering had failed. For tests that
 * fulfil API requests themselves on a server that renders pages.
 */
export async function disableServerRendering(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    // The server never renders the account page.
    const url = new URL('/account', request.url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}
