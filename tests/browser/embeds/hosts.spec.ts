import { expect, frameIn, listening, test, told } from './hostPage.ts';
import { publicPerson } from './publicPerson.ts';

const carousel =
  '<gildshelf-carousel type="anime" count="6"><a href="{gildshelf}/">Anime at Gildshelf</a></gildshelf-carousel>';
const heading = { level: 2, name: 'Top 100 Anime' } as const;

test('a plain page shows a carousel in the place of its link, as high as it is', async ({
  page,
  openHost,
}) => {
  await openHost({ head: listening, body: carousel });
  const frame = frameIn(page);
  await expect(frame.getByRole('heading', heading)).toBeVisible();
  await expect(frame.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Anime at Gildshelf' })).toBeHidden();
  await expect.poll(() => told(page)).toEqual([['ready', { title: 'Top 100 Anime' }]]);
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
    test(`a widget’s place is as high from the beginning on ${where}: nothing shifts`, async ({
      page,
      openHost,
      server,
    }) => {
      const { username } = await publicPerson(server);
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
        ['rating', 277, 'slug="portal-2"'],
        ['collection', 518, `user="${username}"`],
        ['collection', 892, `user="${username}" size="large"`],
      ] as const;
      await openHost({
        head: `<meta name="viewport" content="width=device-width">${listening}`,
        body: elements
          .map(
            ([name, height, attributes]) =>
              `<gildshelf-${name} ${attributes} style="display:block;min-height:${height}px"><a href="{gildshelf}/">Gildshelf</a></gildshelf-${name}><p>Below</p>`,
          )
          .join(''),
      });
      for (const frame of await page.locator('iframe').all()) await frame.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await told(page)).length).toBe(elements.length);
      // What is inside has its room, and no bar to scroll by.
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
  test(`a frame that follows a browser which likes pages ${colorScheme} begins as it goes on`, async ({
    page,
    openHost,
  }) => {
    await page.emulateMedia({ colorScheme });
    // Nothing of the frame itself is there yet.
    await page.route('**/embed/carousel**', (route) => route.abort());
    await openHost({ body: '<gildshelf-carousel theme="auto"></gildshelf-carousel>' });
    const paper = colorScheme === 'light' ? 'rgb(251, 250, 246)' : 'rgb(5, 20, 38)';
    await expect(page.locator('iframe')).toHaveCSS('background-color', paper);
    await expect(page.locator('iframe')).toHaveCSS('color-scheme', 'light dark');
    await page.unroute('**/embed/carousel**');
    await page.reload();
    await expect(frameIn(page).getByRole('listitem').first()).toBeVisible();
    await expect(frameIn(page).locator('html')).toHaveCSS(
      'color-scheme',
      colorScheme === 'light' ? 'light' : /dark/,
    );
  });

test('a widget that has next to nothing to show gives its room back', async ({ page, openHost }) => {
  await openHost({ head: listening, body: '<gildshelf-collection user="nobody"></gildshelf-collection>' });
  await expect.poll(async () => (await told(page))[0]?.[0]).toBe('error');
  const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
  await expect.poll(height).toBeLessThan(200);
});

// @control:WEB-09
test('whatever the host says of everything in it, a widget stands', async ({ page, openHost }) => {
  await openHost({
    head: '<style>.host * { all: unset !important; display: none !important }</style>',
    body: `<div class="host">${carousel}</div>`,
  });
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
});

// @control:WEB-09
test('under a strict policy it needs the one documented line', async ({ page, openHost, server }) => {
  const policy = `default-src 'self'; script-src 'self' ${server.url}; frame-src ${server.url}`;
  await openHost({ headers: { 'content-security-policy': policy }, body: carousel });
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
});

// @control:WEB-09
test('it works where the host has put things on every object', async ({ page, openHost }) => {
  await openHost({
    head: `${listening}<script>
      Object.assign(Object.prototype, { mode: 'closed', attributeFilter: 7, capture: true, once: true, passive: 1, cancelable: true, type: 'x', childList: false });
    </script>`,
    body: `${carousel}<div data-gildshelf-widget="rating" data-slug="portal-2"></div>`,
  });
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
  await expect(frameIn(page, 'div').getByRole('heading', { name: 'Portal 2' })).toBeVisible();
});

// @control:WEB-09
test('where its script is blocked the link stays', async ({ page, openHost }) => {
  await page.route('**/embed.js', (route) => route.abort());
  await openHost({ body: carousel });
  await expect(page.getByRole('link', { name: 'Anime at Gildshelf' })).toBeVisible();
});

test('one that comes later is found, and a second script tag does no harm', async ({
  page,
  openHost,
  server,
}) => {
  await openHost({ body: carousel });
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
  await page.addScriptTag({ url: `${server.url}/embed.js` });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="late" data-gildshelf-widget="rating" data-type="anime" data-slug="steins-gate"></div>',
    );
  });
  await expect(frameIn(page, '#late').getByRole('heading', { name: 'Steins;Gate' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(2);
});

test('twenty on one page: only those in reach are loaded at first', async ({ page, openHost }) => {
  await openHost({ head: listening, body: carousel.repeat(20) });
  await expect(page.locator('gildshelf-carousel')).toHaveCount(20);
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(1);
  expect((await told(page)).length).toBeLessThan(20);
  await page.locator('gildshelf-carousel').last().scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').last().contentFrame().getByRole('heading', heading)).toBeVisible();
});

test('a card that is chosen is told to the host and opens in a tab of its own', async ({
  page,
  openHost,
  server,
}) => {
  await openHost({ head: listening, body: carousel });
  const opened = page.context().waitForEvent('page');
  await frameIn(page)
    .getByRole('link', { name: /Steins;Gate/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${server.url}/anime/steins-gate`);
  expect(await tab.evaluate(() => opener)).toBeNull();
  expect(await told(page)).toContainEqual([
    'select',
    { type: 'anime', slug: 'steins-gate', title: 'Steins;Gate', url: `${server.url}/anime/steins-gate` },
  ]);
});

test('what is wrong with its attributes stands in its place, and is told', async ({ page, openHost }) => {
  await openHost({ head: listening, body: '<gildshelf-rating></gildshelf-rating>' });
  const sentence = "A rating needs the slug of its title, as it stands in the address of the title's page.";
  await expect(frameIn(page, 'gildshelf-rating').getByRole('alert')).toContainText(sentence);
  await expect.poll(() => told(page)).toEqual([['error', sentence]]);
});

test('the arrows lead on, and say where there is no more', async ({ page, openHost }) => {
  await openHost({ body: '<gildshelf-carousel></gildshelf-carousel>' });
  const frame = frameIn(page);
  const back = frame.getByRole('button', { name: /^Previous/ });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await frame.getByRole('button', { name: /^Next/ }).click();
  await expect(back).toHaveAttribute('aria-disabled', 'false');
});

test('the keyboard goes into a frame and out of it again', async ({ page, openHost }) => {
  await openHost({ body: `<button>Before</button>${carousel}<button>After</button>` });
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
  await page.getByRole('button', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(frameIn(page).getByRole('link', { name: /^Skip / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frameIn(page).getByRole('button', { name: /^Previous/ })).toBeFocused();
  for (let stop = 0; stop < 9; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
});
