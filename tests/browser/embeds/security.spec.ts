import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, widgetFrame } from './hostPage.ts';
import { pressRate } from './ratingWindow.ts';

const element = '<gildshelf-rating slug="portal-2"></gildshelf-rating>';
const forged = {
  gildshelf: 'rated',
  rated: { type: 'game', slug: 'portal-2', title: 'Forged', url: 'x', average: 1, count: 99 },
  shown: { figure: 'forged', label: 'forged', filled: 1, words: 'forged' },
};
const forgedText = JSON.stringify(forged);

/** Counts the messages to the frame from now on. Its listener runs after the widget's: a counted message has been handled. */
async function countMessages(frame: FrameLocator) {
  const body = frame.locator('body');
  await body.evaluate(() => {
    Reflect.set(globalThis, 'received', 0);
    addEventListener('message', () =>
      Reflect.set(globalThis, 'received', Reflect.get(globalThis, 'received') + 1),
    );
  });
  return () => body.evaluate(() => Reflect.get(globalThis, 'received') as number);
}

/** Records the rated events that the host page receives. */
const recordRated = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'rated', []);
    addEventListener('gildshelf:rated', (event) => Reflect.get(globalThis, 'rated').push(event));
  });

async function expectUntouched(page: Page, frame: FrameLocator) {
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await expect(frame.getByText('forged')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'rated'))).toEqual([]);
}

/** Navigates as a link in the window would; `page.goto` would start without an opener. */
async function navigateTo(window: Page, url: string) {
  await window.evaluate((to) => location.assign(to), url);
  await window.waitForURL(url);
}

const protectedPaths = [
  ...['/', '/search?query=portal', '/account', '/game/portal-2', '/nowhere'],
  ...[
    '/embed',
    '/embed/',
    '/embed/rate?type=game&slug=portal-2',
    '/embed/rate/?slug=portal-2',
    '/embed/nothing',
  ],
  ...['/auth/login', '/auth/register', '/auth/reset-password', '/auth/oauth-callback?token=x'],
  ...['/user/mara/collection', '/user/mara/dashboard', '/user/mara/profile'],
  ...['/api/games/top', '/cards/game/portal-2.svg', '/oembed?url=x'],
];

// @control:SEC-20
test('pages with actions cannot be framed (clickjacking)', async ({ page, openHostPage }) => {
  const frames = protectedPaths.map(
    (path) => `<iframe src="{gildshelf}${path}" width="300" height="200"></iframe>`,
  );
  await openHostPage({
    body: `${frames.join('')}<button style="position:fixed;inset:0;width:100vw;opacity:0.01">Win!</button>`,
  });
  const frameUrls = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(frameUrls).toEqual(protectedPaths.map(() => 'chrome-error://chromewebdata/'));
});

// @control:SEC-20
test('frameable pages have no forms, fields or buttons that send data', async ({ page, openHostPage }) => {
  await openHostPage({ body: `${element}<gildshelf-carousel></gildshelf-carousel>` });
  await expect(widgetFrame(page, 'gildshelf-rating').getByRole('link', { name: 'Rate' })).toBeVisible();
  await expect(widgetFrame(page).getByRole('button', { name: /^Next/ })).toBeVisible();
  for (const frame of [widgetFrame(page), widgetFrame(page, 'gildshelf-rating')])
    await expect(frame.locator('form, input, select, textarea, button:not([data-direction])')).toHaveCount(0);
});

// @control:SEC-20
test('the host page cannot forge a rating message', async ({ page, openHostPage }) => {
  await openHostPage({ body: element });
  const frame = widgetFrame(page, 'gildshelf-rating');
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await recordRated(page);
  await pressRate(page);
  const countReceived = await countMessages(frame);
  const messages = [forged, { gildshelf: 1 }, null, 'rated', 7, [], { ...forged, shown: null }];
  await page.locator('gildshelf-rating').evaluate((widget, sent) => {
    const target = widget.shadowRoot?.querySelector('iframe')?.contentWindow;
    for (const message of sent) target?.postMessage(message, '*');
  }, messages);
  await expect.poll(countReceived).toBe(messages.length);
  await expectUntouched(page, frame);
});

// @control:SEC-20
test('another frame on the page can neither send messages to a widget nor receive its events', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({
    body: `<iframe id="widget" src="{gildshelf}/embed/rating?slug=portal-2"></iframe>
      <iframe id="foreign" sandbox="allow-scripts" src="/foreign"></iframe>`,
    others: {
      '/foreign': `<script>
        const { port1, port2 } = new MessageChannel();
        globalThis.received = [];
        port1.onmessage = ({ data }) => received.push(data);
        onmessage = () => {
          parent.frames[0].postMessage(${forgedText}, '*');
          parent.frames[0].postMessage({ gildshelf: 1 }, '*', [port2]);
        };
      </script>`,
    },
  });
  const frame = page.locator('#widget').contentFrame();
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await recordRated(page);
  const opened = page.context().waitForEvent('page');
  await frame.getByRole('link', { name: 'Rate', exact: true }).click();
  await opened;
  const countReceived = await countMessages(frame);
  await page.evaluate(() => frames[1]?.postMessage('go', '*'));
  await expect.poll(countReceived).toBe(2);
  await expectUntouched(page, frame);
  // The host page receives the widget's events, and the other frame has received none.
  const ready = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => data.type === 'ready' && resolve(data.detail);
        frames[0]?.postMessage({ gildshelf: 1 }, '*', [port2]);
      }),
  );
  expect(ready).toEqual({ title: expect.any(String) });
  const foreignBody = page.locator('#foreign').contentFrame().locator('body');
  expect(await foreignBody.evaluate(() => Reflect.get(globalThis, 'received'))).toEqual([]);
});

// @control:SEC-20
test('a window that the host page opened under the same name is not trusted, and the rating window is another one', async ({
  page,
  openHostPage,
  server,
}) => {
  await openHostPage({
    body: `${element}<button onclick="globalThis.mine = window.open('/mine', 'gildshelf-rate')">Open</button>`,
    others: {
      '/mine': `<script>
        onmessage = () => opener.document.querySelector('gildshelf-rating').shadowRoot.querySelector('iframe')
          .contentWindow.postMessage(${forgedText}, '*');
      </script>`,
    },
  });
  const frame = widgetFrame(page, 'gildshelf-rating');
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await recordRated(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open' }).click();
  const mine = await opening;
  await mine.waitForURL('**/mine');
  const window = await pressRate(page);
  await window.waitForURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  expect(mine.url()).toMatch(/\/mine$/);
  expect(await window.evaluate(() => self.name)).toBe('');
  const countReceived = await countMessages(frame);
  await page.evaluate(() => Reflect.get(globalThis, 'mine').postMessage('go'));
  await expect.poll(countReceived).toBe(1);
  await expectUntouched(page, frame);
});

// @control:SEC-20
test('the host page cannot obtain the rating window by its name', async ({ page, openHostPage, server }) => {
  await openHostPage({
    body: `${element}<button onclick="globalThis.got = window.open('', 'gildshelf-rate')">Get</button>`,
  });
  const window = await pressRate(page);
  await window.waitForURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  await page.bringToFront();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Get' }).click();
  // The name opens a new, empty window.
  await opening;
  expect(await page.evaluate(() => Reflect.get(globalThis, 'got').location.href)).toBe('about:blank');
});

// @control:SEC-20
test('a message from another site that the rating window has navigated to is rejected', async ({
  page,
  openHostPage,
}) => {
  const origin = await openHostPage({
    body: element,
    others: { '/forge': `<script>opener.postMessage(${forgedText}, '*')</script>` },
  });
  const frame = widgetFrame(page, 'gildshelf-rating');
  const window = await pressRate(page);
  await expect(window.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await recordRated(page);
  const countReceived = await countMessages(frame);
  await navigateTo(window, `${origin}/forge`);
  await expect.poll(countReceived).toBe(1);
  await expectUntouched(page, frame);
});

// @control:SEC-20
test('the rating window has no opener after it has navigated to the rest of the site', async ({
  page,
  openHostPage,
  server,
}) => {
  await openHostPage({ body: element });
  const window = await pressRate(page);
  await expect(window.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  expect(await window.evaluate(() => opener === null)).toBe(false);
  await navigateTo(window, `${server.url}/game/portal-2`);
  expect(await window.evaluate(() => opener === null)).toBe(true);
  // A second press opens a new rating window.
  const again = await pressRate(page);
  await expect(again.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
});

// @control:WEB-09
test('on a host page with cross-origin-opener-policy: same-origin, one rating window opens without an opener', async ({
  page,
  openHostPage,
  server,
}) => {
  await openHostPage({ headers: { 'cross-origin-opener-policy': 'same-origin' }, body: element });
  const window = await pressRate(page);
  await expect(window).toHaveURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  await expect(window.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await window.evaluate(() => opener)).toBeNull();
  expect(page.context().pages()).toHaveLength(2);
});

// @control:SEC-20
for (const name of ['img name', 'object id', 'form name'])
  test(`DOM clobbering of currentScript by <${name}> does not change the origin of the widgets`, async ({
    page,
    openHostPage,
    server,
  }) => {
    const clobbering = `<${name}="currentScript" src="http://localhost:9/embed.js"></${name.split(' ')[0]}>`;
    await openHostPage({ body: `${clobbering}${element}` });
    expect(await page.evaluate(() => document.currentScript instanceof HTMLScriptElement)).toBe(false);
    await expect(page.locator('gildshelf-rating').locator('iframe')).toHaveAttribute(
      'src',
      `${server.url}/embed/rating?slug=portal-2`,
    );
    await expect(
      widgetFrame(page, 'gildshelf-rating').getByRole('heading', { name: 'Portal 2' }),
    ).toBeVisible();
  });
