import type { FrameLocator, Page } from '@playwright/test';
import { expect, frameIn, test } from './hostPage.ts';
import { pressRate } from './rateInWindow.ts';

const element = '<gildshelf-rating slug="portal-2"></gildshelf-rating>';
const forged = {
  gildshelf: 'rated',
  rated: { type: 'game', slug: 'portal-2', title: 'Forged', url: 'x', average: 1, count: 99 },
  shown: { figure: 'forged', label: 'forged', filled: 1, words: 'forged' },
};
const forgedText = JSON.stringify(forged);

/** Counts from now on what the frame is sent, behind its own ears: once it is counted, it has been heard. */
async function countMessages(frame: FrameLocator) {
  const body = frame.locator('body');
  await body.evaluate(() => {
    Reflect.set(globalThis, 'heard', 0);
    addEventListener('message', () => Reflect.set(globalThis, 'heard', Reflect.get(globalThis, 'heard') + 1));
  });
  return () => body.evaluate(() => Reflect.get(globalThis, 'heard') as number);
}

/** Keeps what the widget tells the page around it. */
const keepRated = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'rated', []);
    addEventListener('gildshelf:rated', (event) => Reflect.get(globalThis, 'rated').push(event));
  });

async function expectUntouched(page: Page, frame: FrameLocator) {
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await expect(frame.getByText('forged')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'rated'))).toEqual([]);
}

/** As a link in the window would; what a tester types into it begins anew. */
async function leadTo(window: Page, address: string) {
  await window.evaluate((to) => location.assign(to), address);
  await window.waitForURL(address);
}

const acting = [
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
test('laid under something else to be pressed, every page that can do something stays away', async ({
  page,
  openHost,
}) => {
  const frames = acting.map((path) => `<iframe src="{gildshelf}${path}" width="300" height="200"></iframe>`);
  await openHost({
    body: `${frames.join('')}<button style="position:fixed;inset:0;width:100vw;opacity:0.01">Win!</button>`,
  });
  const addresses = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(addresses).toEqual(acting.map(() => 'chrome-error://chromewebdata/'));
});

// @control:SEC-20
test('what may be framed has nothing in it that sends anything', async ({ page, openHost }) => {
  await openHost({ body: `${element}<gildshelf-carousel></gildshelf-carousel>` });
  await expect(frameIn(page, 'gildshelf-rating').getByRole('link', { name: 'Rate' })).toBeVisible();
  await expect(frameIn(page).getByRole('button', { name: /^Next/ })).toBeVisible();
  for (const frame of [frameIn(page), frameIn(page, 'gildshelf-rating')])
    await expect(frame.locator('form, input, select, textarea, button:not([data-direction])')).toHaveCount(0);
});

// @control:SEC-20
test('the page around a widget cannot say in its place that somebody has rated', async ({
  page,
  openHost,
}) => {
  await openHost({ body: element });
  const frame = frameIn(page, 'gildshelf-rating');
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await keepRated(page);
  await pressRate(page);
  const heard = await countMessages(frame);
  const messages = [forged, { gildshelf: 1 }, null, 'rated', 7, [], { ...forged, shown: null }];
  await page.locator('gildshelf-rating').evaluate((widget, sent) => {
    const target = widget.shadowRoot?.querySelector('iframe')?.contentWindow;
    for (const message of sent) target?.postMessage(message, '*');
  }, messages);
  await expect.poll(heard).toBe(messages.length);
  await expectUntouched(page, frame);
});

// @control:SEC-20
test('another frame on the page can neither speak to a widget nor listen to it', async ({
  page,
  openHost,
}) => {
  await openHost({
    body: `<iframe id="widget" src="{gildshelf}/embed/rating?slug=portal-2"></iframe>
      <iframe id="foreign" sandbox="allow-scripts" src="/foreign"></iframe>`,
    others: {
      '/foreign': `<script>
        const { port1, port2 } = new MessageChannel();
        globalThis.listened = [];
        port1.onmessage = ({ data }) => listened.push(data);
        onmessage = () => {
          parent.frames[0].postMessage(${forgedText}, '*');
          parent.frames[0].postMessage({ gildshelf: 1 }, '*', [port2]);
        };
      </script>`,
    },
  });
  const frame = page.locator('#widget').contentFrame();
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await keepRated(page);
  const opened = page.context().waitForEvent('page');
  await frame.getByRole('link', { name: 'Rate', exact: true }).click();
  await opened;
  const heard = await countMessages(frame);
  await page.evaluate(() => frames[1]?.postMessage('go', '*'));
  await expect.poll(heard).toBe(2);
  await expectUntouched(page, frame);
  // Its host gets all that the frame has to say, and the other one has got nothing.
  const said = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => data.type === 'ready' && resolve(data.detail);
        frames[0]?.postMessage({ gildshelf: 1 }, '*', [port2]);
      }),
  );
  expect(said).toEqual({ title: expect.any(String) });
  const listened = page.locator('#foreign').contentFrame().locator('body');
  expect(await listened.evaluate(() => Reflect.get(globalThis, 'listened'))).toEqual([]);
});

// @control:SEC-20
test('a window that the page has opened before, by whatever name, is not taken for ours, nor ours given to it', async ({
  page,
  openHost,
  server,
}) => {
  await openHost({
    body: `${element}<button onclick="globalThis.mine = window.open('/mine', 'gildshelf-rate')">Open</button>`,
    others: {
      '/mine': `<script>
        onmessage = () => opener.document.querySelector('gildshelf-rating').shadowRoot.querySelector('iframe')
          .contentWindow.postMessage(${forgedText}, '*');
      </script>`,
    },
  });
  const frame = frameIn(page, 'gildshelf-rating');
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await keepRated(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open' }).click();
  const mine = await opening;
  await mine.waitForURL('**/mine');
  const window = await pressRate(page);
  await window.waitForURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  expect(mine.url()).toMatch(/\/mine$/);
  expect(await window.evaluate(() => self.name)).toBe('');
  const heard = await countMessages(frame);
  await page.evaluate(() => Reflect.get(globalThis, 'mine').postMessage('go'));
  await expect.poll(heard).toBe(1);
  await expectUntouched(page, frame);
});

// @control:SEC-20
test('the page cannot get hold of the window in which somebody rates', async ({ page, openHost, server }) => {
  await openHost({
    body: `${element}<button onclick="globalThis.got = window.open('', 'gildshelf-rate')">Get</button>`,
  });
  const window = await pressRate(page);
  await window.waitForURL(`${server.url}/embed/rate?type=game&slug=portal-2`);
  await page.bringToFront();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Get' }).click();
  // By a name it gets a new and empty one of its own.
  await opening;
  expect(await page.evaluate(() => Reflect.get(globalThis, 'got').location.href)).toBe('about:blank');
});

// @control:SEC-20
test('when our window goes on to a page of somebody else, that page cannot speak for it', async ({
  page,
  openHost,
}) => {
  const origin = await openHost({
    body: element,
    others: { '/forge': `<script>opener.postMessage(${forgedText}, '*')</script>` },
  });
  const frame = frameIn(page, 'gildshelf-rating');
  const window = await pressRate(page);
  await expect(window.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await keepRated(page);
  const heard = await countMessages(frame);
  await leadTo(window, `${origin}/forge`);
  await expect.poll(heard).toBe(1);
  await expectUntouched(page, frame);
});

// @control:SEC-20
test('who goes on from our window to the rest of the site has left the page around the widget behind', async ({
  page,
  openHost,
  server,
}) => {
  await openHost({ body: element });
  const window = await pressRate(page);
  await expect(window.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  expect(await window.evaluate(() => opener === null)).toBe(false);
  await leadTo(window, `${server.url}/game/portal-2`);
  expect(await window.evaluate(() => opener === null)).toBe(true);
  // And a second press opens a new one.
  const again = await pressRate(page);
  await expect(again.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
});

// @control:WEB-09
test('on a page that keeps to itself one window opens, and rates without telling', async ({
  page,
  openHost,
  server,
}) => {
  await openHost({ headers: { 'cross-origin-opener-policy': 'same-origin' }, body: element });
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
    openHost,
    server,
  }) => {
    const clobbering = `<${name}="currentScript" src="http://localhost:9/embed.js"></${name.split(' ')[0]}>`;
    await openHost({ body: `${clobbering}${element}` });
    expect(await page.evaluate(() => document.currentScript instanceof HTMLScriptElement)).toBe(false);
    await expect(page.locator('gildshelf-rating').locator('iframe')).toHaveAttribute(
      'src',
      `${server.url}/embed/rating?slug=portal-2`,
    );
    await expect(frameIn(page, 'gildshelf-rating').getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  });
