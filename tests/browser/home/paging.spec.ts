import { storageKeys } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { arrow, cards, expect, test, track, types } from './homeHost.ts';

const stride = 150 + 24;
const key = `${storageKeys.topGames}Position`;

async function openAt(page: Page, address: string, position: string) {
  await page.addInitScript(([name, value]) => sessionStorage.setItem(name, value), [key, position] as const);
  await page.goto(address);
  await expect(cards(page, 'game')).toHaveCount(100);
}

const positionOf = (page: Page) => track(page, 'game').evaluate(({ scrollLeft }) => scrollLeft);
const keptPosition = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), key);

for (const [width, whole] of [
  [390, 2],
  [768, 4],
  [1280, 7],
  [1536, 7],
] as const) {
  test(`the arrows lead on and back by all ${whole} cards that are whole in view, ${width} pixels wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(server.url);
    for (const type of types) {
      await expect(cards(page, type)).toHaveCount(100);
      const position = () => track(page, type).evaluate(({ scrollLeft }) => scrollLeft);
      await expect(arrow(page, type, 'Previous')).toHaveAttribute('aria-disabled', 'true');
      await arrow(page, type, 'Next').click();
      await expect.poll(position).toBe(whole * stride);
      await expect(arrow(page, type, 'Previous')).toHaveAttribute('aria-disabled', 'false');
      await arrow(page, type, 'Next').click();
      await expect.poll(position).toBe(2 * whole * stride);
      await arrow(page, type, 'Previous').click();
      await arrow(page, type, 'Previous').click();
      await expect.poll(position).toBe(0);
      await expect(arrow(page, type, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    }
  });
}

test('an arrow is disabled at its end, and the last page is not overshot', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(100);
  const end = await track(page, 'game').evaluate((box) => box.scrollWidth - box.clientWidth);
  const next = arrow(page, 'game', 'Next');
  for (let pages = 1; pages < Math.ceil(end / (7 * stride)); pages++) {
    await next.click();
    await expect.poll(() => positionOf(page)).toBe(pages * 7 * stride);
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  }
  await next.click();
  await expect.poll(() => positionOf(page)).toBe(end);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('the position of a carousel is kept in session storage, and stands again on the way back and after a reload', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(server.url);
  await arrow(page, 'game', 'Next').click();
  await expect.poll(() => keptPosition(page)).toBe(String(7 * stride));
  await cards(page, 'game').nth(14).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => positionOf(page)).toBe(7 * stride);
  await page.reload();
  await expect(cards(page, 'game')).toHaveCount(100);
  await expect.poll(() => positionOf(page)).toBe(7 * stride);
  expect(await track(page, 'anime').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('a restored carousel stands at its place at once, and scrolls smoothly from 100 ms later', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openAt(page, server.url, '870');
  const box = track(page, 'game');
  expect(await positionOf(page)).toBe(870);
  await page.clock.runFor(99);
  await expect(box).toHaveCSS('scroll-behavior', 'auto');
  await page.clock.runFor(1);
  await expect(box).toHaveCSS('scroll-behavior', 'smooth');
});

for (const junk of ['-870', 'Infinity']) {
  test(`a kept position that is none starts at the first card: ${junk}`, async ({ page, server }) => {
    await openAt(page, server.url, junk);
    expect(await positionOf(page)).toBe(0);
    await expect(arrow(page, 'game', 'Previous')).toHaveAttribute('aria-disabled', 'true');
  });
}

test('a kept position behind the last card is the end', async ({ page, server }) => {
  await openAt(page, server.url, '999999');
  await expect(arrow(page, 'game', 'Next')).toHaveAttribute('aria-disabled', 'true');
  const { left, end } = await track(page, 'game').evaluate((box) => ({
    left: box.scrollLeft,
    end: box.scrollWidth - box.clientWidth,
  }));
  expect(left).toBe(end);
});
