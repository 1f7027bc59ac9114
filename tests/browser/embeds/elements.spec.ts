import type { Page } from '@playwright/test';
import { expect, frameIn, listening, test, told } from './hostPage.ts';
import { publicPerson } from './publicPerson.ts';

const carousel = '<gildshelf-carousel type="anime" count="6"></gildshelf-carousel>';
const heading = { level: 2, name: 'Top 100 Anime' } as const;

test('an attribute that changes changes the widget, and taken out and put back it is there again', async ({
  page,
  openHost,
}) => {
  await openHost({ head: listening, body: carousel });
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
  const element = page.locator('gildshelf-carousel');
  await element.evaluate((widget) => widget.setAttribute('type', 'game'));
  await expect(frameIn(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  await element.evaluate((widget) => {
    widget.remove();
    document.body.prepend(widget);
  });
  await expect(frameIn(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  await expect.poll(async () => (await told(page)).length).toBe(3);
});

const readies = async (page: Page) => (await told(page)).length;

test('moved about, and taken out and put back, over and over: one frame, which says once each time that it is ready', async ({
  page,
  openHost,
}) => {
  await openHost({ head: listening, body: `<div id="one">${carousel}</div><div id="other"></div>` });
  await expect.poll(() => readies(page)).toBe(1);
  for (let turn = 1; turn <= 10; turn++) {
    await page.locator('gildshelf-carousel').evaluate(
      (widget, to) => {
        if (to === 'other') widget.remove();
        document.getElementById(to)?.append(widget);
      },
      turn % 2 ? 'other' : 'one',
    );
    await expect.poll(() => readies(page)).toBe(turn + 1);
  }
  await expect(frameIn(page).getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(page.frames()).toHaveLength(2);
});

// @control:WEB-09
test('fifty that came and went leave nothing behind', async ({ page, openHost }) => {
  await openHost({ head: listening, body: carousel });
  await expect.poll(() => readies(page)).toBe(1);
  const session = await page.context().newCDPSession(page);
  const counters = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  const comeAndGo = () =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 50; turn++) {
        const widget = document.createElement('gildshelf-rating');
        widget.setAttribute('slug', 'portal-2');
        document.body.prepend(widget);
        if (turn % 10 === 0)
          await new Promise((resolve) => widget.addEventListener('gildshelf:ready', resolve));
        widget.remove();
      }
    });
  // The first time a browser keeps this and that for itself.
  await comeAndGo();
  const before = await counters();
  await comeAndGo();
  await expect.poll(async () => (await counters()).nodes).toBeLessThanOrEqual(before.nodes + 10);
  expect((await counters()).jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 10);
  expect(page.frames()).toHaveLength(2);
});

test('several attributes that change together load the frame once', async ({ page, openHost }) => {
  await openHost({ head: listening, body: carousel });
  await expect.poll(() => readies(page)).toBe(1);
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).search));
  await page.locator('gildshelf-carousel').evaluate((widget) => {
    widget.setAttribute('type', 'game');
    widget.setAttribute('count', '3');
    widget.setAttribute('theme', 'light');
  });
  await expect(frameIn(page).getByRole('listitem')).toHaveCount(3);
  await expect(frameIn(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  expect(asked).toEqual(['?type=game&theme=light&count=3']);
});

test('a div whose attributes change changes its widget, and may become another one', async ({
  page,
  openHost,
}) => {
  await openHost({
    head: listening,
    body: '<div data-gildshelf-widget="rating" data-slug="portal-2"><a href="{gildshelf}/">Gildshelf</a></div>',
  });
  const element = page.locator('div');
  const frame = frameIn(page, 'div');
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await element.evaluate((div) => {
    div.dataset.type = 'anime';
    div.dataset.slug = 'steins-gate';
  });
  await expect(frame.getByRole('heading', { name: 'Steins;Gate' })).toBeVisible();
  await element.evaluate((div) => {
    div.dataset.gildshelfWidget = 'carousel';
  });
  await expect(frame.getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Gildshelf: Top 100 Anime');
  await element.evaluate((div) => {
    div.remove();
    document.body.prepend(div);
  });
  await expect(frame.getByRole('heading', heading)).toBeVisible();
  expect(page.frames()).toHaveLength(2);
});

test('every rating frame is named after its title, before and after it has loaded', async ({
  page,
  openHost,
}) => {
  const rating = (slug: string) => `<gildshelf-rating slug="${slug}" lang="de"></gildshelf-rating>`;
  await openHost({
    body: `${rating('portal-2')}${rating('half-life-2')}<div style="height:9000px"></div>${rating('bioshock')}`,
  });
  const frames = page.locator('iframe');
  await expect(frames.nth(0)).toHaveAttribute('title', 'Gildshelf: Rating of Portal 2');
  await expect(frames.nth(1)).toHaveAttribute('title', 'Gildshelf: Rating of Half-Life 2');
  await expect(frames.nth(2)).toHaveAttribute('title', 'Gildshelf rating: bioshock');
});

test('with theme="auto" element and frame follow a change of the colour scheme', async ({
  page,
  openHost,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHost({ body: '<gildshelf-rating slug="portal-2" theme="auto"></gildshelf-rating>' });
  const inside = frameIn(page, 'gildshelf-rating').locator('html');
  const backgrounds = async () => [
    await page.locator('iframe').evaluate((frame) => getComputedStyle(frame).backgroundColor),
    await inside.evaluate((html) => getComputedStyle(html).getPropertyValue('--gs-colors-page')),
    await inside.evaluate((html) => getComputedStyle(html).colorScheme),
  ];
  const dark = ['rgb(5, 20, 38)', '#051426', 'dark'];
  const light = ['rgb(251, 250, 246)', '#fbfaf6', 'light'];
  await expect.poll(backgrounds).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(backgrounds).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(backgrounds).toEqual(dark);
});

test('an element whose page reserves a height is as high as its frame when that shows an error', async ({
  page,
  openHost,
}) => {
  await openHost({
    body: `<style>gildshelf-rating { min-height: 277px }</style>
      <gildshelf-rating slug="no-such-title" style="display:block;min-height:277px"></gildshelf-rating>`,
  });
  await expect(frameIn(page, 'gildshelf-rating').getByRole('alert')).toBeVisible();
  const heights = () =>
    page
      .locator('gildshelf-rating')
      .evaluate((element) => [
        element.clientHeight,
        element.shadowRoot?.querySelector('iframe')?.clientHeight,
        element.clientHeight < 200,
      ]);
  const inside = await frameIn(page, 'gildshelf-rating')
    .locator('main')
    .evaluate((main) => (main as HTMLElement).offsetHeight);
  await expect.poll(heights).toEqual([inside, inside, true]);
});

test('a collection ends with the way to its next titles, which the frame shows in place, and back to the start', async ({
  page,
  server,
  openHost,
}) => {
  const games = ['bioshock', 'half-life-2', 'portal-2'];
  const { username } = await publicPerson(server, games);
  const widget = `<gildshelf-collection user="${username}" count="2"></gildshelf-collection>`;
  await openHost({ head: listening, body: widget });
  const frame = frameIn(page, 'gildshelf-collection');
  const cards = frame.getByRole('listitem').filter({ hasText: 'Status:' });
  await expect(cards).toHaveCount(2);
  await frame.getByRole('link', { name: 'Show more games' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: /BioShock/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', `Gildshelf: Games of ${username}`);
  await frame.getByRole('link', { name: 'Back to the start' }).click();
  await expect(cards).toHaveCount(2);
  // The host page stays, and is told of no title.
  expect((await told(page)).map(([name]: [string]) => name)).toEqual(['ready', 'ready', 'ready']);
  expect(page.context().pages()).toHaveLength(1);
});
