import type { Page } from '@playwright/test';
import { createPublicUser, expect, readEvents, recordEvents, test, widgetFrame } from './hostPage.ts';

const carousel = '<gildshelf-carousel type="anime" count="6"></gildshelf-carousel>';
const heading = { level: 2, name: 'Top 100 Anime' } as const;

test('a changed attribute changes the widget, and a re-inserted element shows it again', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({ head: recordEvents, body: carousel });
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
  const element = page.locator('gildshelf-carousel');
  await element.evaluate((widget) => widget.setAttribute('type', 'game'));
  await expect(widgetFrame(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  await element.evaluate((widget) => {
    widget.remove();
    document.body.prepend(widget);
  });
  await expect(widgetFrame(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  await expect.poll(async () => (await readEvents(page)).length).toBe(3);
});

const countReady = async (page: Page) => (await readEvents(page)).length;

test('an element that is moved or re-inserted ten times has one frame, and dispatches one ready event each time', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({ head: recordEvents, body: `<div id="one">${carousel}</div><div id="other"></div>` });
  await expect.poll(() => countReady(page)).toBe(1);
  for (let round = 1; round <= 10; round++) {
    await page.locator('gildshelf-carousel').evaluate(
      (widget, to) => {
        if (to === 'other') widget.remove();
        document.getElementById(to)?.append(widget);
      },
      round % 2 ? 'other' : 'one',
    );
    await expect.poll(() => countReady(page)).toBe(round + 1);
  }
  await expect(widgetFrame(page).getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(page.frames()).toHaveLength(2);
});

// @control:WEB-09
test('fifty elements that are added and removed leave no DOM nodes or event listeners behind', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({ head: recordEvents, body: carousel });
  await expect.poll(() => countReady(page)).toBe(1);
  const session = await page.context().newCDPSession(page);
  const counters = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  const addAndRemove = () =>
    page.evaluate(async () => {
      for (let round = 0; round < 50; round++) {
        const widget = document.createElement('gildshelf-rating');
        widget.setAttribute('slug', 'portal-2');
        document.body.prepend(widget);
        if (round % 10 === 0)
          await new Promise((resolve) => widget.addEventListener('gildshelf:ready', resolve));
        widget.remove();
      }
    });
  // The first round fills the browser's own caches.
  await addAndRemove();
  const before = await counters();
  await addAndRemove();
  await expect.poll(async () => (await counters()).nodes).toBeLessThanOrEqual(before.nodes + 10);
  expect((await counters()).jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 10);
  expect(page.frames()).toHaveLength(2);
});

test('several attributes changed together load the frame once', async ({ page, openHostPage }) => {
  await openHostPage({ head: recordEvents, body: carousel });
  await expect.poll(() => countReady(page)).toBe(1);
  const requestedQueries: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && requestedQueries.push(new URL(request.url()).search),
  );
  await page.locator('gildshelf-carousel').evaluate((widget) => {
    widget.setAttribute('type', 'game');
    widget.setAttribute('count', '3');
    widget.setAttribute('theme', 'light');
  });
  await expect(widgetFrame(page).getByRole('listitem')).toHaveCount(3);
  await expect(widgetFrame(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  expect(requestedQueries).toEqual(['?type=game&theme=light&count=3']);
});

test('changed data attributes of a div change the title and the kind of its widget', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({
    head: recordEvents,
    body: '<div data-gildshelf-widget="rating" data-slug="portal-2"><a href="{gildshelf}/">Gildshelf</a></div>',
  });
  const element = page.locator('div');
  const frame = widgetFrame(page, 'div');
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

test('the title of a rating frame is the name of its title, or the attributes before the frame has loaded', async ({
  page,
  openHostPage,
}) => {
  const rating = (slug: string) => `<gildshelf-rating slug="${slug}" lang="de"></gildshelf-rating>`;
  await openHostPage({
    body: `${rating('portal-2')}${rating('half-life-2')}<div style="height:9000px"></div>${rating('bioshock')}
      <gildshelf-carousel></gildshelf-carousel>`,
  });
  const frames = page.locator('iframe');
  await expect(frames.nth(0)).toHaveAttribute('title', 'Gildshelf: Bewertung von Portal 2');
  await expect(frames.nth(1)).toHaveAttribute('title', 'Gildshelf: Bewertung von Half-Life 2');
  await expect(frames.nth(2)).toHaveAttribute('title', 'Gildshelf rating: bioshock');
  await expect(frames.nth(3)).toHaveAttribute('title', 'Gildshelf carousel');
});

test('with theme="auto", element and frame follow a change of the colour scheme', async ({
  page,
  openHostPage,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHostPage({ body: '<gildshelf-rating slug="portal-2" theme="auto"></gildshelf-rating>' });
  const inside = widgetFrame(page, 'gildshelf-rating').locator('html');
  const backgrounds = async () => [
    await page.locator('iframe').evaluate((frame) => getComputedStyle(frame).backgroundColor),
    await inside.evaluate((html) => getComputedStyle(html).getPropertyValue('--gs-colors-page')),
    await inside.evaluate((html) => getComputedStyle(html).colorScheme),
  ];
  const dark = ['rgb(5, 20, 38)', '#051426', 'dark'];
  const light = ['rgb(246, 243, 235)', '#f6f3eb', 'light'];
  await expect.poll(backgrounds).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(backgrounds).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(backgrounds).toEqual(dark);
});

test('an element with a reserved height shrinks to the height of a frame that shows an error', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({
    body: `<style>gildshelf-rating { min-height: 277px }</style>
      <gildshelf-rating slug="no-such-title" style="display:block;min-height:277px"></gildshelf-rating>`,
  });
  await expect(widgetFrame(page, 'gildshelf-rating').getByRole('alert')).toBeVisible();
  const heights = () =>
    page
      .locator('gildshelf-rating')
      .evaluate((element) => [
        element.clientHeight,
        element.shadowRoot?.querySelector('iframe')?.clientHeight,
        element.clientHeight < 200,
      ]);
  const inside = await widgetFrame(page, 'gildshelf-rating')
    .locator('main')
    .evaluate((main) => (main as HTMLElement).offsetHeight);
  await expect.poll(heights).toEqual([inside, inside, true]);
});

test('a collection links to its next titles and back to the start, within the frame', async ({
  page,
  server,
  openHostPage,
}) => {
  const games = ['bioshock', 'half-life-2', 'portal-2'];
  const { username } = await createPublicUser(server, games);
  const widget = `<gildshelf-collection user="${username}" count="2"></gildshelf-collection>`;
  await openHostPage({ head: recordEvents, body: widget });
  const frame = widgetFrame(page, 'gildshelf-collection');
  const cards = frame.getByRole('listitem').filter({ hasText: 'Status:' });
  await expect(cards).toHaveCount(2);
  await frame.getByRole('link', { name: 'Show more games' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: /BioShock/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', `Gildshelf: Games of ${username}`);
  await frame.getByRole('link', { name: 'Back to the start' }).click();
  await expect(cards).toHaveCount(2);
  // The host page stays open, and receives no select event.
  expect((await readEvents(page)).map(([name]: [string]) => name)).toEqual(['ready', 'ready', 'ready']);
  expect(page.context().pages()).toHaveLength(1);
});

test('a list shows its titles in order, and logs the slugs without a title in the console of the page', async ({
  page,
  openHostPage,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await openHostPage({
    head: recordEvents,
    body: '<gildshelf-list slugs="portal-2, no-such-title, bioshock" theme="light" lang="de"></gildshelf-list>',
  });
  const frame = widgetFrame(page, 'gildshelf-list');
  await expect(frame.getByRole('heading', { level: 2, name: 'Ausgewählte Spiele' })).toBeVisible();
  await expect(frame.getByRole('listitem')).toHaveText(['Portal 2', 'BioShock']);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Gildshelf: Ausgewählte Spiele');
  await expect.poll(() => warnings).toEqual(['Gildshelf: no titles have these slugs: no-such-title']);
  expect(await readEvents(page)).toEqual([['ready', { title: 'Ausgewählte Spiele' }]]);
});

test('a small rating is a row of 80 px with the average, the number of ratings and a link to the site', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({
    body: '<gildshelf-rating slug="the-witcher-3-wild-hunt" size="small" accent="#0a7f5a"></gildshelf-rating>',
  });
  const frame = widgetFrame(page, 'gildshelf-rating');
  await expect(frame.getByRole('link', { name: 'The Witcher 3: Wild Hunt' })).toBeVisible();
  await expect(frame.getByText(/^(Nobody has rated|\d+ rating)/)).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Gildshelf' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Rate', exact: true })).toHaveCount(0);
  await expect
    .poll(() => page.locator('gildshelf-rating').evaluate((element) => element.clientHeight))
    .toBe(80);
});

test('a collection with a status shows only the titles with it, and a status of another media type is an error', async ({
  page,
  server,
  openHostPage,
}) => {
  const { username } = await createPublicUser(server, ['bioshock', 'portal-2']);
  const widget = (status: string) =>
    `<gildshelf-collection user="${username}" status="${status}"></gildshelf-collection>`;
  await openHostPage({ body: `${widget('completed')}${widget('dropped')}${widget('watching')}` });
  const frameOf = (status: string) => widgetFrame(page, `[status="${status}"]`);
  await expect(
    frameOf('completed').getByRole('heading', { level: 2, name: `Games of ${username}: Completed` }),
  ).toBeVisible();
  await expect(frameOf('completed').getByText('Status: Completed')).toHaveCount(2);
  await expect(frameOf('dropped').getByText('No games with this status at the moment.')).toBeVisible();
  await expect(frameOf('watching').getByRole('alert')).toHaveText(/^The status must be all or planned or /);
});

test('a badge shows the numbers of a public collection in a row of 80 px, and an error for a private one', async ({
  page,
  server,
  openHostPage,
}) => {
  const { username } = await createPublicUser(server, ['bioshock', 'portal-2']);
  await openHostPage({
    body: `<gildshelf-badge user="${username}" theme="light"></gildshelf-badge><gildshelf-badge user="nobody"></gildshelf-badge>`,
  });
  const frame = widgetFrame(page, `[user="${username}"]`);
  await expect(frame.getByRole('listitem')).toHaveText(['Titles 2', 'Completed 2', 'Average 4.5 / 5']);
  await expect(frame.getByRole('link', { name: username })).toHaveAttribute(
    'href',
    `/user/${username}/collection`,
  );
  const height = () => page.locator(`[user="${username}"]`).evaluate((element) => element.clientHeight);
  await expect.poll(height).toBe(80);
  await expect(widgetFrame(page, '[user="nobody"]').getByRole('alert')).toBeVisible();
});
