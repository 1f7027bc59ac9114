import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../lenientTest.ts';
import { openWhole } from '../served.ts';
import { keepScript, withoutScript } from './keepScript.ts';

const games = (page: Page) => page.getByRole('region', { name: 'Top 100 Games' });
const title = (page: Page) => page.getByText('Release Date');

/** Complaints of the page, such as one that what a server has rendered is not what belongs there. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** From Home to a title's page, within the site. */
async function goToTitle(page: Page, address: string) {
  await openWhole(page, address);
  await games(page).getByRole('link').first().click();
  await expect(title(page)).toBeVisible();
}

test('who reloads and goes back before the script is there is on the page before', async ({
  page,
  server,
}) => {
  await goToTitle(page, server.url);
  const letGo = await keepScript(page);
  const complaints = complaintsOf(page);
  await page.reload(withoutScript);
  await expect(title(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${server.url}/`);
  letGo();
  await expect(games(page)).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('who goes back while the page is being taken over is on the page before', async ({ page, server }) => {
  await goToTitle(page, server.url);
  await page.addInitScript(() => {
    // The router reads it once, at the very beginning of its first render; from then to the end nobody listens.
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
  await expect(title(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('the way to the third party leads there whenever it is pressed', async ({ page, server }) => {
  await page.route(
    (url) => url.pathname === auth.thirdPartySignInPath,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Over there</title>' }),
  );
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    // As soon as React has the link, and not before: the browser itself follows it until then.
    port1.onmessage = () => {
      const link = document.querySelector<HTMLElement>('a[href*="/api/auth/"]');
      if (link && Object.keys(link).some((name) => name.startsWith('__reactProps'))) link.click();
      else port2.postMessage(null);
    };
    addEventListener('gildshelf:listening', () => port2.postMessage(null));
  });
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(server.url + path, withoutScript);
    await expect(page).toHaveTitle('Over there');
  }
});
