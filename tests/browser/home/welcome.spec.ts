import { fixtureToken } from '@gildshelf/api-client/testing';
import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/unlimitedTest.ts';
import { expect, test } from './homeTest.ts';

const joinNow = (page: Page) => page.getByRole('link', { name: 'Join Now' });

/** The number of running animations in the heading. */
const runningAnimations = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate(
      (heading) =>
        heading.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );

test('the brand is the heading of Home, with a gleam animation that runs once', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Counts its starts, since it may end before an assertion on a busy machine.
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      const { dataset } = document.documentElement;
      if ((target as Element).closest('h1')) dataset.gleams = String(Number(dataset.gleams ?? 0) + 1);
    });
  });
  await page.goto(server.url);
  await expect(page).toHaveTitle('Gildshelf');
  const brand = page.getByRole('heading', { level: 1, name: 'Gildshelf' });
  await expect(brand.getByRole('img', { name: 'Gildshelf' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-gleams', '1');
});

test('the brand is not animated under reduced motion', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Gildshelf' })).toBeVisible();
  expect(await runningAnimations(page)).toBe(0);
});

for (const width of [390, 1280]) {
  test(`the lists start at the same height for visitors and signed-in users, ${width} pixels wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const listTop = () =>
      page
        .getByRole('region', { name: 'Top 100 Games' })
        .evaluate((region) => Math.round(region.getBoundingClientRect().top + scrollY));
    await page.goto(server.url);
    await expect(joinNow(page)).toBeVisible();
    const asVisitor = await listTop();
    await signIn(page, server, { token: fixtureToken() });
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: 'Welcome Mara!' })).toBeVisible();
    expect(await listTop()).toBe(asVisitor);
  });
}

test('a display name of 80 characters without a space wraps, and the page does not scroll horizontally', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, server, { token: fixtureToken({ display_name: 'M'.repeat(80) }) });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: /^Welcome M{80}!$/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
