import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { expect, test } from '../fixtures/unlimitedTest.ts';
import { delayScript, untilCommit } from './delayScript.ts';

const titlePage = '/game/the-witcher-3-wild-hunt';

test.use({ viewport: { width: 390, height: 500 } });

test.beforeAll(async ({ server }) => {
  const render = async (path: string) => (await fetch(server.url + path)).text();
  for (const path of ['/', titlePage]) await expect.poll(() => render(path)).toContain('id="responses"');
});

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
const storedPosition = (page: Page) => page.evaluate(() => sessionStorage.getItem('scroll_default/'));
const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
const games = (page: Page) => page.getByRole('region', { name: 'Top 100 Games' });

test('a scroll position from before the script has loaded survives hydration and a reload', async ({
  page,
  server,
}) => {
  const releaseScript = await delayScript(page);
  await page.goto(server.url, untilCommit);
  await expect(games(page)).toBeVisible();
  await scroll(page, 400);
  releaseScript();
  await expectHydrated(page);
  expect(await scrollTop(page)).toBe(400);
  expect(await storedPosition(page)).toBe('400');
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test('a scroll between a reload and hydration is not overridden by the stored position', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, server.url);
  await scroll(page, 400);
  await expect.poll(() => storedPosition(page)).toBe('400');
  const releaseScript = await delayScript(page);
  await page.reload(untilCommit);
  await expect(games(page)).toBeVisible();
  await scroll(page, 250);
  releaseScript();
  await expectHydrated(page);
  expect(await scrollTop(page)).toBe(250);
  expect(await storedPosition(page)).toBe('250');
});

test('a scroll and a back navigation before hydration end at the stored position of the previous page', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, server.url);
  await scroll(page, 250);
  await expect.poll(() => storedPosition(page)).toBe('250');
  await games(page)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('Release Date')).toBeVisible();
  const releaseScript = await delayScript(page);
  await page.reload(untilCommit);
  await expect(page.getByText('Release Date')).toBeAttached();
  await scroll(page, 100);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${server.url}/`);
  releaseScript();
  await expect(games(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test('a carousel scrolled before the script has loaded keeps its position after hydration and a back navigation', async ({
  page,
  server,
}) => {
  const releaseScript = await delayScript(page);
  await page.goto(server.url, untilCommit);
  const track = games(page).getByRole('list').locator('..');
  const position = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  await track.evaluate((element) => element.scrollTo({ left: 870, behavior: 'instant' }));
  const scrolled = await position();
  expect(scrolled).toBeGreaterThan(600);
  releaseScript();
  await expectHydrated(page);
  expect(await position()).toBe(scrolled);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  await page.goBack();
  await expect.poll(position).toBe(scrolled);
});
