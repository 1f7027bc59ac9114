import type { Page } from '@playwright/test';

/**
 * From now on every document of this page comes empty, as where the server could not render it: for what is answered in
 * the host's place, on a server that renders all else.
 */
export async function filledByBrowser(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    // A page about the person, which is never rendered for everybody.
    const url = new URL('/account', request.url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}
