import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { expect, test } from '../fixtures/unlimitedTest.ts';
import { delayScript, untilCommit } from './delayScript.ts';

const games = (page: Page) => page.getByRole('region', { name: 'Top 100 Games' });
const titleDetails = (page: Page) => page.getByText('Release Date');

/** Collects console errors, such as those of a hydration mismatch, and uncaught exceptions. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Opens Home, and navigates to a title page within the site. */
async function goToTitle(page: Page, url: string) {
  await openFullyLoaded(page, url);
  await games(page).getByRole('link').first().click();
  await expect(titleDetails(page)).toBeVisible();
}

test('going back after a reload, before the script has loaded, shows the previous page', async ({
  page,
  server,
}) => {
  await goToTitle(page, server.url);
  const releaseScript = await delayScript(page);
  const errors = collectErrors(page);
  await page.reload(untilCommit);
  await expect(titleDetails(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${server.url}/`);
  releaseScript();
  await expect(games(page)).toBeVisible();
  await expect(titleDetails(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('going back during hydration shows the previous page', async ({ page, server }) => {
  await goToTitle(page, server.url);
  await page.addInitScript(() => {
    // The router reads `history.state` at the start of its first render, and listens for `popstate` only after that render.
    const { get } = Object.getOwnPropertyDescriptor(History.prototype, 'state') ?? {};
    let isFirst = true;
    Object.defineProperty(History.prototype, 'state', {
      get() {
        if (isFirst) history.back();
        isFirst = false;
        return get?.call(this);
      },
    });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await expect(games(page)).toBeVisible();
  await expect(titleDetails(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('the link to third-party sign-in navigates when it is pressed during hydration', async ({
  page,
  server,
}) => {
  await page.route(
    (url) => url.pathname === auth.thirdPartySignInPath,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Over there</title>' }),
  );
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    // Presses the link as soon as React handles it; before that, the browser follows it natively.
    port1.onmessage = () => {
      const link = document.querySelector<HTMLElement>('a[href*="/api/auth/"]');
      if (link && Object.keys(link).some((name) => name.startsWith('__reactProps'))) link.click();
      else port2.postMessage(null);
    };
    addEventListener('gildshelf:listening', () => port2.postMessage(null));
  });
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(server.url + path, untilCommit);
    await expect(page).toHaveTitle('Over there');
  }
});
