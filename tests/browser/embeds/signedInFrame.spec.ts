import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { createUser, signIn } from '../fixtures/unlimitedTest.ts';
import { expect, test, widgetFrame } from './hostPage.ts';

// A title that no other test rates, because the count of its ratings is part of the frame and changes in the background.
const body =
  '<gildshelf-rating slug="outer-wilds"></gildshelf-rating><gildshelf-carousel count="4"></gildshelf-carousel>';

const withoutNonce = (text: string) => text.replace(/nonce(-|=")[\w+/=]+/g, 'nonce');

/**
 * Records the requests of the page's frames from now on and their responses, without dates and nonces. Duplicates are dropped:
 * whether a second frame sends a request or uses the browser's cache depends on timing.
 */
function watchFrames(context: BrowserContext) {
  const responses: Promise<string>[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (!request.frame().parentFrame()) return;
    responses.push(
      (async () => {
        const { pathname, search } = new URL(response.url());
        const { cookie, authorization, referer } = await request.allHeaders();
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = await response.allHeaders();
        const body = withoutNonce((await response.body()).toString('latin1'));
        return withoutNonce(
          JSON.stringify([
            ...[pathname + search, { cookie, authorization, referer }, response.status()],
            ...[Object.entries(headers).sort(), body.length, createHash('sha256').update(body).digest('hex')],
          ]),
        );
      })(),
    );
  });
  return async () => [...new Set(await Promise.all(responses))].sort();
}

const takeScreenshot = async (page: Page) => {
  await expect(widgetFrame(page).getByRole('listitem')).toHaveCount(4);
  await expect(widgetFrame(page, 'gildshelf-rating').getByRole('link', { name: 'Rate' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return (await page.screenshot()).toString('base64');
};

// @control:SEC-20
test('a frame is identical for a signed-in user and a visitor, in its bytes and its pixels', async ({
  page,
  context,
  openHostPage,
  server,
}) => {
  // Signed up first, so that no data changes between the two visits.
  const user = await createUser(server);
  const readBefore = watchFrames(context);
  await openHostPage({ body });
  const screenshotBefore = await takeScreenshot(page);
  const before = await readBefore();
  expect(before.length).toBeGreaterThan(2);
  await context.clearCookies();
  await signIn(page, server, user);
  // A first-party cookie, which the browser does not send with requests of a cross-site frame.
  const { hostname } = new URL(server.url);
  await context.addCookies([{ name: 'own', value: '1', domain: hostname, path: '/', sameSite: 'Lax' }]);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const readAfter = watchFrames(context);
  await openHostPage({ body });
  expect(await takeScreenshot(page)).toBe(screenshotBefore);
  expect(await readAfter()).toEqual(before);
});
