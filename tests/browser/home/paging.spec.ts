import { storageKeys } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { arrowButton, builtInTypes, cards, expect, test, track } from './homeTest.ts';

const stride = 150 + 24;
const key = `${storageKeys.topGames}Position`;

async function openAt(page: Page, url: string, position: string) {
  await page.addInitScript(([name, value]) => sessionStorage.setItem(name, value), [key, position] as const);
  await page.goto(url);
  await expect(cards(page, 'game')).toHaveCount(100);
}

const positionOf = (page: Page) => track(page, 'game').evaluate(({ scrollLeft }) => scrollLeft);
const storedPosition = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), key);

for (const [width, columns] of [
  [390, 2],
  [768, 4],
  [1280, 7],
  [1536, 7],
] as const) {
  test(`the arrow buttons scroll by the ${columns} columns that are fully in view, ${width} pixels wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(server.url);
    for (const type of builtInTypes) {
      await expect(cards(page, type)).toHaveCount(100);
      const position = () => track(page, type).evaluate(({ scrollLeft }) => scrollLeft);
      await expect(arrowButton(page, type, 'Previous')).toHaveAttribute('aria-disabled', 'true');
      await arrowButton(page, type, 'Next').click();
      await expect.poll(position).toBe(columns * stride);
      await expect(arrowButton(page, type, 'Previous')).toHaveAttribute('aria-disabled', 'false');
      await arrowButton(page, type, 'Next').click();
      await expect.poll(position).toBe(2 * columns * stride);
      await arrowButton(page, type, 'Previous').click();
      await arrowButton(page, type, 'Previous').click();
      await expect.poll(position).toBe(0);
      await expect(arrowButton(page, type, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    }
  });
}

test('Next scrolls exactly to the end of the list and is then disabled', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(100);
  const end = await track(page, 'game').evaluate((box) => box.scrollWidth - box.clientWidth);
  const next = arrowButton(page, 'game', 'Next');
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

test('the scroll position of a carousel is stored in session storage, and restored on Back and after a reload', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(server.url);
  await arrowButton(page, 'game', 'Next').click();
  await expect.poll(() => storedPosition(page)).toBe(String(7 * stride));
  await cards(page, 'game').nth(14).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => positionOf(page)).toBe(7 * stride);
  await page.reload();
  await expect(cards(page, 'game')).toHaveCount(100);
  await expect.poll(() => positionOf(page)).toBe(7 * stride);
  expect(await track(page, 'anime').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('a stored scroll position is restored without animation, and smooth scrolling starts 100 ms later', async ({
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

for (const value of ['-870', 'Infinity']) {
  test(`an invalid stored position is ignored: ${value}`, async ({ page, server }) => {
    await openAt(page, server.url, value);
    expect(await positionOf(page)).toBe(0);
    await expect(arrowButton(page, 'game', 'Previous')).toHaveAttribute('aria-disabled', 'true');
  });
}

test('a stored position beyond the last card is limited to the end', async ({ page, server }) => {
  await openAt(page, server.url, '999999');
  await expect(arrowButton(page, 'game', 'Next')).toHaveAttribute('aria-disabled', 'true');
  const { left, end } = await track(page, 'game').evaluate((box) => ({
    left: box.scrollLeft,
    end: box.scrollWidth - box.clientWidth,
  }));
  expect(left).toBe(end);
});
