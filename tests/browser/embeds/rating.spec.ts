import { signUp } from '../../support/accounts/signUp.ts';
import { expect, readEvents, recordEvents, test, widgetFrame } from './hostPage.ts';
import { averageText, fetchRating, logIn, pressRate, rate } from './ratingWindow.ts';

const rating = '<gildshelf-rating slug="portal-2"></gildshelf-rating>';

test("'Rate' opens a rating window that leads through the login, and the widget shows the new average", async ({
  page,
  server,
  openHostPage,
}) => {
  const user = await signUp(server, `Rae${process.pid}`);
  await openHostPage({ head: recordEvents, body: rating });
  const frame = widgetFrame(page, 'gildshelf-rating');
  const before = await fetchRating(server, 'portal-2');
  // The frame's data may be 30 s old.
  await expect(frame.getByText(/^(Nobody has rated|Average of)/)).toBeVisible();
  const window = await pressRate(page);
  await expect(window).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  await logIn(window, user.username);
  await expect(window).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  await rate(window, 'Completed');
  const after = await fetchRating(server, 'portal-2');
  expect(after.count).toBe(before.count + 1);
  await expect(frame.getByText(averageText(after.count))).toBeVisible();
  await expect(frame.getByText(`${after.average?.toFixed(1)} / 5`)).toBeVisible();
  expect(await readEvents(page)).toContainEqual([
    'rated',
    {
      ...{ type: 'game', slug: 'portal-2', title: 'Portal 2', url: `${server.url}/game/portal-2` },
      ...{ average: after.average, count: after.count },
    },
  ]);
  // The events do not reveal the user to the host page.
  expect(JSON.stringify(await readEvents(page))).not.toContain(user.username);
});

// @control:WEB-09
test('when pop-ups are blocked, the link opens the rating page in a tab', async ({
  page,
  server,
  openHostPage,
}) => {
  await openHostPage({ body: rating });
  const frame = widgetFrame(page, 'gildshelf-rating');
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

test('Ctrl and a click on the link open the rating page in a tab', async ({ page, server, openHostPage }) => {
  await openHostPage({ body: rating });
  const opened = page.context().waitForEvent('page');
  await widgetFrame(page, 'gildshelf-rating')
    .getByRole('link', { name: 'Rate', exact: true })
    .click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  expect(await tab.evaluate(() => opener)).toBeNull();
  expect(page.context().pages()).toHaveLength(2);
});

// @control:SEC-20
test('a host page that opens the rating window itself receives no messages from it', async ({
  page,
  server,
  openHostPage,
}) => {
  const user = await signUp(server, `Hosta${process.pid}`);
  await openHostPage({
    head: '<script>globalThis.received = []; addEventListener("message", ({ data }) => received.push(data));</script>',
    body: `<button onclick="window.open('{gildshelf}/embed/rate?type=game&slug=portal')">Open</button>`,
  });
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open' }).click();
  const window = await opened;
  await logIn(window, user.username);
  await rate(window, 'Completed');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'received'))).toEqual([]);
});

test('pages of the rating window have cross-origin-opener-policy: unsafe-none, all others same-origin', async ({
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
test('a frame stores nothing, and its response sets no cookie', async ({ page, openHostPage, server }) => {
  await openHostPage({ body: rating });
  const frame = widgetFrame(page, 'gildshelf-rating');
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  const stored = await frame.locator('body').evaluate(() => {
    const lengthOf = (storage: 'localStorage' | 'sessionStorage') => {
      try {
        return window[storage].length;
      } catch {
        // Headed Chromium blocks the storage of a cross-site frame.
        return 0;
      }
    };
    return [lengthOf('localStorage'), lengthOf('sessionStorage'), document.cookie];
  });
  expect(stored).toEqual([0, 0, '']);
  const response = await page.request.get(`${server.url}/embed/rating?slug=portal-2`);
  expect(response.headers()['set-cookie']).toBeUndefined();
});
