import type { Locator, Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { expect, mockTitle, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const titles = [
  ['game', 'the-witcher-3-wild-hunt', 'The Witcher 3: Wild Hunt'],
  ['anime', 'frieren-beyond-journeys-end', "Frieren: Beyond Journey's End"],
] as const;

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls `target` to the middle of the window, asserts that this is far from the top of the page, and returns the scroll position. */
async function scrollToMiddle(target: Locator): Promise<number> {
  const position = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return scrollY;
  });
  expect(position).toBeGreaterThan(200);
  return position;
}

for (const [type, slug, name] of titles) {
  test(`/${type}/:slug opened from Home is scrolled to its top, with its name in the document title and the focus on its heading`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await openFullyLoaded(page, server.url);
    const card = page.getByRole('link', { name }).first();
    const position = await scrollToMiddle(card);
    await card.click();
    await expect(page).toHaveURL(`${server.url}/${type}/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Gildshelf`);
    expect(await scrollTop(page)).toBe(0);

    // The title page can scroll, so the position at its top was set by the navigation.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(card).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(position);
  });
}

test('a page opened from a scrolled title starts at its top, and Back restores the scroll position', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await mockTitle(page, 'game', { name: 'A Title', description_raw: 'A line.\n'.repeat(200) });
  await openFullyLoaded(page, `${server.url}/game/a-title`);
  await expect(page.getByRole('heading', { level: 1, name: 'A Title' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1000));
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('link')).toHaveCount(100);
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'A Title' })).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(1000);
});
