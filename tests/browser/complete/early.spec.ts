import type { Page } from '@playwright/test';
import { expect, test } from '../lenientTest.ts';
import { openWhole } from '../served.ts';
import { keepScript, withoutScript } from './keepScript.ts';

const titlePage = '/game/the-witcher-3-wild-hunt';

test.use({ viewport: { width: 390, height: 500 } });

test.beforeAll(async ({ server }) => {
  const render = async (path: string) => (await fetch(server.url + path)).text();
  for (const path of ['/', titlePage]) await expect.poll(() => render(path)).toContain('id="answers"');
});

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('scroll_default/'));
const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
const games = (page: Page) => page.getByRole('region', { name: 'Top 100 Games' });

test('who scrolls before the script is there stays there once it is, and after a reload', async ({
  page,
  server,
}) => {
  const letGo = await keepScript(page);
  await page.goto(server.url, withoutScript);
  await expect(games(page)).toBeVisible();
  await scroll(page, 400);
  letGo();
  await live(page);
  expect(await scrollTop(page)).toBe(400);
  expect(await kept(page)).toBe('400');
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test('who scrolls elsewhere after a reload, before the script is there, is not brought back', async ({
  page,
  server,
}) => {
  await openWhole(page, server.url);
  await scroll(page, 400);
  await expect.poll(() => kept(page)).toBe('400');
  const letGo = await keepScript(page);
  await page.reload(withoutScript);
  await expect(games(page)).toBeVisible();
  await scroll(page, 250);
  letGo();
  await live(page);
  expect(await scrollTop(page)).toBe(250);
  expect(await kept(page)).toBe('250');
});

test('who scrolls and goes back before the script is there is at their place of the page before', async ({
  page,
  server,
}) => {
  await openWhole(page, server.url);
  await scroll(page, 250);
  await expect.poll(() => kept(page)).toBe('250');
  await games(page)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('Release Date')).toBeVisible();
  const letGo = await keepScript(page);
  await page.reload(withoutScript);
  await expect(page.getByText('Release Date')).toBeAttached();
  await scroll(page, 100);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${server.url}/`);
  letGo();
  await expect(games(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test('a carousel that is moved before the script is there stays there once it is, and on the way back', async ({
  page,
  server,
}) => {
  const letGo = await keepScript(page);
  await page.goto(server.url, withoutScript);
  const track = games(page).getByRole('list').locator('..');
  const place = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  await track.evaluate((element) => element.scrollTo({ left: 870, behavior: 'instant' }));
  const moved = await place();
  expect(moved).toBeGreaterThan(600);
  letGo();
  await live(page);
  expect(await place()).toBe(moved);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(moved);
});
