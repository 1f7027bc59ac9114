import { ownMessages } from '@gildshelf/api-client/contract';
import { signUp } from '../../support/signUp.ts';
import { expect, frameIn, listening, test, told } from './hostPage.ts';
import { logIn, pressRate, rate, ratingOf } from './rateInWindow.ts';

const rating = '<gildshelf-rating slug="portal-2"></gildshelf-rating>';

test("'Rate' leads to a window of our own, through the login, and the widget shows what came of it", async ({
  page,
  server,
  openHost,
}) => {
  const person = await signUp(server, `Rae${process.pid}`);
  await openHost({ head: listening, body: rating });
  const frame = frameIn(page, 'gildshelf-rating');
  const before = await ratingOf(server, 'portal-2');
  // Which may be half a minute old.
  await expect(frame.getByText(/^(Nobody has rated|Average of)/)).toBeVisible();
  const window = await pressRate(page);
  await expect(window).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  await logIn(window, person.username);
  await expect(window).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  await rate(window, 'Completed');
  const after = await ratingOf(server, 'portal-2');
  expect(after.count).toBe(before.count + 1);
  await expect(frame.getByText(ownMessages.embed.average(after.count))).toBeVisible();
  await expect(frame.getByText(`${after.average?.toFixed(1)} / 5`)).toBeVisible();
  expect(await told(page)).toContainEqual([
    'rated',
    { type: 'game', slug: 'portal-2', title: 'Portal 2', ...after, url: `${server.url}/game/portal-2` },
  ]);
  // Nothing of who it was reaches the host page.
  expect(JSON.stringify(await told(page))).not.toContain(person.username);
});

// @control:WEB-09
test('where no window may be opened, the link leads to the same page in a tab', async ({
  page,
  server,
  openHost,
}) => {
  await openHost({ body: rating });
  const frame = frameIn(page, 'gildshelf-rating');
  const link = frame.getByRole('link', { name: 'Rate', exact: true });
  await link.evaluate(() => {
    window.open = () => null;
  });
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  expect(await tab.evaluate(() => opener)).toBeNull();
});

test('pressed with Ctrl the link is a link: the same page in a tab', async ({ page, server, openHost }) => {
  await openHost({ body: rating });
  const opened = page.context().waitForEvent('page');
  await frameIn(page, 'gildshelf-rating')
    .getByRole('link', { name: 'Rate', exact: true })
    .click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  expect(await tab.evaluate(() => opener)).toBeNull();
  expect(page.context().pages()).toHaveLength(2);
});

// @control:SEC-20
test('a page that opens the window by itself hears nothing of what is rated there', async ({
  page,
  server,
  openHost,
}) => {
  const person = await signUp(server, `Hosta${process.pid}`);
  await openHost({
    head: '<script>globalThis.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>',
    body: `<button onclick="window.open('{gildshelf}/embed/rate?type=game&slug=portal')">Open</button>`,
  });
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open' }).click();
  const window = await opened;
  await logIn(window, person.username);
  await rate(window, 'Completed');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([]);
});

test('what a frame opens may answer it, everything else is alone in its window', async ({
  request,
  server,
}) => {
  const policy = async (path: string) =>
    (await request.get(server.url + path)).headers()['cross-origin-opener-policy'];
  for (const path of [
    '/embed/rate?type=game&slug=portal',
    '/auth/login',
    '/auth/register',
    '/auth/oauth-callback',
  ])
    expect(await policy(path), path).toBe('unsafe-none');
  for (const path of ['/', '/game/portal', '/search', '/account', '/user/mara/dashboard'])
    expect(await policy(path), path).toBe('same-origin');
});

// @control:SEC-20
test('a frame keeps nothing and sends no cookie', async ({ page, openHost, server }) => {
  await openHost({ body: rating });
  const frame = frameIn(page, 'gildshelf-rating');
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  const kept = await frame.locator('body').evaluate(() => {
    const lengthOf = (storage: 'localStorage' | 'sessionStorage') => {
      try {
        return window[storage].length;
      } catch {
        // Chromium with windows refuses storage to a frame on another site.
        return 0;
      }
    };
    return [lengthOf('localStorage'), lengthOf('sessionStorage'), document.cookie];
  });
  expect(kept).toEqual([0, 0, '']);
  const answer = await page.request.get(`${server.url}/embed/rating?slug=portal-2`);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});
