import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { newPerson, signIn } from '../lenientTest.ts';
import { expect, frameIn, test } from './hostPage.ts';

const body =
  '<gildshelf-rating slug="portal-2"></gildshelf-rating><gildshelf-carousel count="4"></gildshelf-carousel>';

const withoutNonce = (text: string) => text.replace(/nonce(-|=")[\w+/=]+/g, 'nonce');

/**
 * All that the frames of a page request from now on, and what they get, but for what is new in each response; each once, since
 * it is a matter of time whether the browser takes what two frames request from its cache.
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

const look = async (page: Page) => {
  await expect(frameIn(page).getByRole('listitem')).toHaveCount(4);
  await expect(frameIn(page, 'gildshelf-rating').getByRole('link', { name: 'Rate' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return (await page.screenshot()).toString('base64');
};

// @control:SEC-20
test('a frame is the same for somebody who is logged in, to the byte and to the pixel', async ({
  page,
  context,
  openHost,
  server,
}) => {
  // Nothing is rated between the two.
  const person = await newPerson(server);
  const first = watchFrames(context);
  await openHost({ body });
  const pictureBefore = await look(page);
  const before = await first();
  expect(before.length).toBeGreaterThan(2);
  await context.clearCookies();
  await signIn(page, server, person);
  // Whatever cookie the site may have is its own: only a page of the site brings it.
  const { hostname } = new URL(server.url);
  await context.addCookies([{ name: 'own', value: '1', domain: hostname, path: '/', sameSite: 'Lax' }]);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const second = watchFrames(context);
  await openHost({ body });
  expect(await look(page)).toBe(pictureBefore);
  expect(await second()).toEqual(before);
});
