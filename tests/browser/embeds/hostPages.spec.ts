import { createPublicUser, expect, readEvents, recordEvents, test, widgetFrame } from './hostPage.ts';

const carousel =
  '<gildshelf-carousel type="anime" count="6"><a href="{gildshelf}/">Anime at Gildshelf</a></gildshelf-carousel>';
const heading = { level: 2, name: 'Top 100 Anime' } as const;

test('on a plain page, a carousel replaces its link at the height of its content', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({ head: recordEvents, body: carousel });
  const frame = widgetFrame(page);
  await expect(frame.getByRole('heading', heading)).toBeVisible();
  await expect(frame.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Anime at Gildshelf' })).toBeHidden();
  await expect.poll(() => readEvents(page)).toEqual([['ready', { title: 'Top 100 Anime' }]]);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Gildshelf: Top 100 Anime');
  const height = await frame
    .getByRole('main')
    .evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
  await expect(page.locator('iframe')).toHaveCSS('height', `${height}px`);
});

for (const [where, size] of Object.entries({
  'a wide page': { viewport: { width: 1280, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a small phone': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
}))
  test.describe(`on ${where}`, () => {
    test.use(size);

    // @control:WEB-09
    test(`every widget reserves its final height on ${where}, so that nothing shifts`, async ({
      page,
      openHostPage,
      server,
    }) => {
      const { username } = await createPublicUser(server);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(globalThis, 'shifts', shifts);
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value'))),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      const elements = [
        ['carousel', 408, 'type="anime"'],
        ['carousel', 672, 'size="large"'],
        ['carousel', 408, 'type="movie"'],
        ['rating', 277, 'slug="portal-2"'],
        ['rating', 277, 'type="movie" slug="the-godfather"'],
        ['collection', 518, `user="${username}"`],
        ['collection', 892, `user="${username}" size="large"`],
      ] as const;
      await openHostPage({
        head: `<meta name="viewport" content="width=device-width">${recordEvents}`,
        body: elements
          .map(
            ([name, height, attributes]) =>
              `<gildshelf-${name} ${attributes} style="display:block;min-height:${height}px"><a href="{gildshelf}/">Gildshelf</a></gildshelf-${name}><p>Below</p>`,
          )
          .join(''),
      });
      for (const frame of await page.locator('iframe').all()) await frame.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await readEvents(page)).length).toBe(elements.length);
      // The content of each frame fits without a scroll bar.
      for (const frame of await page.locator('iframe').all())
        expect(
          await frame
            .contentFrame()
            .locator('html')
            .evaluate((html) => html.scrollHeight - html.clientHeight),
        ).toBe(0);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`with theme="auto", a frame has the ${colorScheme} background before and after it has loaded`, async ({
    page,
    openHostPage,
  }) => {
    await page.emulateMedia({ colorScheme });
    // The frame's own document does not load.
    await page.route('**/embed/carousel**', (route) => route.abort());
    await openHostPage({ body: '<gildshelf-carousel theme="auto"></gildshelf-carousel>' });
    const background = colorScheme === 'light' ? 'rgb(246, 243, 235)' : 'rgb(5, 20, 38)';
    await expect(page.locator('iframe')).toHaveCSS('background-color', background);
    await expect(page.locator('iframe')).toHaveCSS('color-scheme', 'light dark');
    await page.unroute('**/embed/carousel**');
    await page.reload();
    await expect(widgetFrame(page).getByRole('listitem').first()).toBeVisible();
    await expect(widgetFrame(page).locator('html')).toHaveCSS(
      'color-scheme',
      colorScheme === 'light' ? 'light' : /dark/,
    );
  });

test('a widget that shows only an error message gives up its reserved height', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({
    head: recordEvents,
    body: '<gildshelf-collection user="nobody"></gildshelf-collection>',
  });
  await expect.poll(async () => (await readEvents(page))[0]?.[0]).toBe('error');
  const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
  await expect.poll(height).toBeLessThan(200);
});

// @control:WEB-09
test('a widget stays visible where the host page’s CSS resets and hides everything', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({
    head: '<style>.host * { all: unset !important; display: none !important }</style>',
    body: `<div class="host">${carousel}</div>`,
  });
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
});

// @control:WEB-09
test('a widget works under a strict content security policy with the documented sources', async ({
  page,
  openHostPage,
  server,
}) => {
  const policy = `default-src 'self'; script-src 'self' ${server.url}; frame-src ${server.url}`;
  await openHostPage({ headers: { 'content-security-policy': policy }, body: carousel });
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
});

// @control:WEB-09
test('widgets work when the host page has extended Object.prototype', async ({ page, openHostPage }) => {
  await openHostPage({
    head: `${recordEvents}<script>
      Object.assign(Object.prototype, { mode: 'closed', attributeFilter: 7, capture: true, once: true, passive: 1, cancelable: true, type: 'x', childList: false });
    </script>`,
    body: `${carousel}<div data-gildshelf-widget="rating" data-slug="portal-2"></div>`,
  });
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
  await expect(widgetFrame(page, 'div').getByRole('heading', { name: 'Portal 2' })).toBeVisible();
});

// @control:WEB-09
test('the link stays visible when the script is blocked', async ({ page, openHostPage }) => {
  await page.route('**/embed.js', (route) => route.abort());
  await openHostPage({ body: carousel });
  await expect(page.getByRole('link', { name: 'Anime at Gildshelf' })).toBeVisible();
});

test('an element added later becomes a widget, and a second script tag changes nothing', async ({
  page,
  openHostPage,
  server,
}) => {
  await openHostPage({ body: carousel });
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
  await page.addScriptTag({ url: `${server.url}/embed.js` });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="late" data-gildshelf-widget="rating" data-type="anime" data-slug="steins-gate"></div>',
    );
  });
  await expect(widgetFrame(page, '#late').getByRole('heading', { name: 'Steins;Gate' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(2);
});

test('of twenty widgets on one page, only those near the window are loaded at first', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({ head: recordEvents, body: carousel.repeat(20) });
  await expect(page.locator('gildshelf-carousel')).toHaveCount(20);
  await expect.poll(async () => (await readEvents(page)).length).toBeGreaterThan(1);
  expect((await readEvents(page)).length).toBeLessThan(20);
  await page.locator('gildshelf-carousel').last().scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').last().contentFrame().getByRole('heading', heading)).toBeVisible();
});

test('selecting a card dispatches an event on the host page and opens the title in a new tab', async ({
  page,
  openHostPage,
  server,
}) => {
  await openHostPage({ head: recordEvents, body: carousel });
  const opened = page.context().waitForEvent('page');
  await widgetFrame(page)
    .getByRole('link', { name: /Steins;Gate/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${server.url}/anime/steins-gate`);
  expect(await tab.evaluate(() => opener)).toBeNull();
  expect(await readEvents(page)).toContainEqual([
    'select',
    { type: 'anime', slug: 'steins-gate', title: 'Steins;Gate', url: `${server.url}/anime/steins-gate` },
  ]);
});

test('invalid attributes show an error message in the frame and dispatch an error event', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({ head: recordEvents, body: '<gildshelf-rating></gildshelf-rating>' });
  const message = "A rating needs the slug of its title, as it stands in the address of the title's page.";
  await expect(widgetFrame(page, 'gildshelf-rating').getByRole('alert')).toContainText(message);
  await expect.poll(() => readEvents(page)).toEqual([['error', message]]);
});

test('the arrows of a carousel scroll it, and the previous arrow is disabled at the start', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({ body: '<gildshelf-carousel></gildshelf-carousel>' });
  const frame = widgetFrame(page);
  const back = frame.getByRole('button', { name: /^Previous/ });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await frame.getByRole('button', { name: /^Next/ }).click();
  await expect(back).toHaveAttribute('aria-disabled', 'false');
});

test('Tab moves the focus into a frame and out of it again', async ({ page, openHostPage }) => {
  await openHostPage({ body: `<button>Before</button>${carousel}<button>After</button>` });
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
  await page.getByRole('button', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(widgetFrame(page).getByRole('link', { name: /^Skip / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(widgetFrame(page).getByRole('button', { name: /^Previous/ })).toBeFocused();
  for (let stop = 0; stop < 10; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
});
