import type { Locator, Page } from '@playwright/test';
import { expect, test } from './componentTest.ts';
import { withMotion } from './withMotion.ts';

const stride = 174;
const region = (page: Page) => page.getByRole('region', { name: 'Top Games' });
const track = (page: Page) => page.getByRole('list').locator('..');
const card = (page: Page, rank: number) => page.getByRole('link', { name: new RegExp(`Title ${rank}$`) });
const arrow = (page: Page, name: 'Next' | 'Previous') =>
  page.getByRole('button', { name: `${name}: Top Games` });

/** Pixels from the first card, in either direction, once the track is at rest there. */
const positionOf = (page: Page) => track(page).evaluate((element) => Math.abs(element.scrollLeft));

async function expectPosition(page: Page, columns: number) {
  await expect.poll(() => positionOf(page)).toBe(columns * stride);
}

/** Whether all of a card stands in the track's view. */
async function isWhollyInView(target: Locator) {
  return target.evaluate((link) => {
    const seen = link.closest('ul')?.parentElement?.getBoundingClientRect();
    const { left, right } = link.getBoundingClientRect();
    return seen !== undefined && left >= seen.left - 1 && right <= seen.right + 1;
  });
}

async function expectFocus(page: Page, rank: number) {
  await expect(card(page, rank)).toBeFocused();
  await expect.poll(() => isWhollyInView(card(page, rank)), `title ${rank} is in view`).toBe(true);
}

for (const dir of ['ltr', 'rtl'] as const)
  test.describe(`from ${dir === 'ltr' ? 'left to right, with motion' : 'right to left, without motion'}`, () => {
    if (dir === 'ltr') test.use(withMotion);
    const [onward, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

    for (const count of [100, 5000]) {
      test(`a carousel of ${count} by Tab and its arrows, ${dir}`, async ({ page, show }) => {
        await show({ show: 'carousel', count, dir });
        const { keyboard } = page;
        await keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip Top Games' })).toBeFocused();
        await keyboard.press('Tab');
        await expect(arrow(page, 'Previous')).toBeFocused();
        await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
        await keyboard.press('Tab');
        await expect(arrow(page, 'Next')).toBeFocused();
        await keyboard.press('Enter');
        await expectPosition(page, 7);
        await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'false');
        await keyboard.press('Shift+Tab');
        await keyboard.press('Space');
        await expectPosition(page, 0);
        await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
        await expect(arrow(page, 'Previous')).toBeFocused();

        // Tab goes through the cards in their order, and each comes into view.
        await keyboard.press('Tab');
        for (let rank = 1; rank <= 18; rank++) {
          await keyboard.press('Tab');
          await expectFocus(page, rank);
        }
        await keyboard.press('Shift+Tab');
        await expectFocus(page, 17);
      });

      test(`a carousel of ${count} by the arrow keys, Home and End, ${dir}`, async ({ page, show }) => {
        await show({ show: 'carousel', count, dir });
        const { keyboard } = page;
        // The skip link, both arrows and the first card.
        for (let stops = 0; stops < 4; stops++) await keyboard.press('Tab');
        await expectFocus(page, 1);
        for (const [key, rank] of [
          [onward, 3],
          ['ArrowDown', 4],
          [back, 2],
          ['End', count],
          [back, count - 2],
          [onward, count],
        ] as const) {
          await keyboard.press(key);
          await expectFocus(page, rank);
        }
        await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
        await keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
        await keyboard.press('Shift+Tab');
        await expectFocus(page, count);
        await keyboard.press('Home');
        await expectFocus(page, 1);
        await keyboard.press('Shift+Tab');
        await expect(arrow(page, 'Next')).toBeFocused();
      });
    }

    test.describe(`a carousel by touch, ${dir}`, () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
      const towards = dir === 'ltr' ? -1 : 1;

      /** A point on the cards from which a finger has room to go on, or to go back. */
      const start = (way: 'on' | 'back'): [number, number] => [
        (way === 'on') === (dir === 'ltr') ? 350 : 40,
        220,
      ];

      test('a swipe goes on and comes to rest at the start of a card', async ({ page, show, finger }) => {
        await show({ show: 'carousel', dir });
        await expect(card(page, 1)).toBeInViewport();
        await finger.swipe(start('on'), { x: 300 * towards });
        await expect.poll(() => positionOf(page)).toBeGreaterThan(stride);
        await expect.poll(async () => (await positionOf(page)) % stride).toBe(0);
        await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'false');
        for (let swipes = 0; swipes < 4; swipes++) await finger.swipe(start('back'), { x: -300 * towards });
        await expectPosition(page, 0);
        await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
      });

      test('a finger that goes down the cards scrolls the page', async ({ page, show, finger }) => {
        await show({ show: 'carousel', dir });
        await expect(card(page, 1)).toBeInViewport();
        await finger.swipe([200, 400], { y: -300 });
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
        await expectPosition(page, 0);
      });

      test('the arrows take a finger, and go on from where a swipe has led', async ({
        page,
        show,
        finger,
      }) => {
        await show({ show: 'carousel', dir });
        await expect(card(page, 1)).toBeInViewport();
        await arrow(page, 'Next').tap();
        await expectPosition(page, 2);
        await finger.swipe(start('on'), { x: 300 * towards });
        await expect.poll(() => positionOf(page)).toBeGreaterThan(3 * stride);
        await expect.poll(async () => (await positionOf(page)) % stride).toBe(0);
        const columns = (await positionOf(page)) / stride;
        await arrow(page, 'Next').tap();
        await expectPosition(page, columns + 2);
      });

      test('a swipe through thousands finds cards wherever it ends', async ({ page, show, finger }) => {
        await show({ show: 'carousel', count: 5000, dir });
        await expect(card(page, 1)).toBeInViewport();
        for (let swipes = 0; swipes < 12; swipes++) await finger.swipe(start('on'), { x: 300 * towards });
        await expect.poll(async () => (await positionOf(page)) % stride).toBe(0);
        const first = ((await positionOf(page)) / stride) * 2 + 1;
        await expect(card(page, first)).toBeInViewport();
        await expect(card(page, first + 1)).toBeInViewport();
        expect(await page.getByRole('listitem').count()).toBeLessThan(60);
      });
    });

    test(`the position is there again after a reload, ${dir}`, async ({ page, show }) => {
      await show({ show: 'carousel', dir });
      await arrow(page, 'Next').click();
      await expectPosition(page, 7);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('position'))).toBe(`${7 * stride}`);
      await page.reload();
      await expect(card(page, 15)).toBeVisible();
      await expectPosition(page, 7);
      await expect(track(page)).toHaveAttribute('data-smooth', 'true');
    });
  });

for (const { width, zoom } of [
  { width: 320, zoom: 1 },
  { width: 1280, zoom: 0.25 },
  { width: 1111, zoom: 0.67 },
  { width: 1280, zoom: 1.1 },
  { width: 800, zoom: 1.75 },
]) {
  test.describe(`${width} pixels wide at a zoom of ${zoom}`, () => {
    // What a zoom does to a page: fewer or more pixels of the screen for one of the style sheet.
    test.use({ viewport: { width, height: 700 }, deviceScaleFactor: zoom });

    test('arrows lead by whole cards to the end, and back', async ({ page, show }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show({ show: 'carousel', count: 60 });
      await expect(card(page, 1)).toBeVisible();
      const page1 = Math.max(1, Math.floor((width - 32 + 24) / stride));
      const last = 30 * stride - 24 - (width - 32);
      const pages = Math.ceil(last / (page1 * stride));
      for (let turned = 1; turned < pages; turned++) {
        await arrow(page, 'Next').click();
        await expect
          .poll(async () => Math.abs((await positionOf(page)) - turned * page1 * stride))
          .toBeLessThan(1 / zoom + 0.5);
      }
      await arrow(page, 'Next').click();
      await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(() => isWhollyInView(card(page, 60))).toBe(true);
      for (let turned = 0; turned < pages; turned++) {
        const before = await positionOf(page);
        await arrow(page, 'Previous').click();
        await expect.poll(() => positionOf(page)).toBeLessThan(before);
      }
      await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test('who wants no motion sees no scroll on the way', async ({ page, show }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show({ show: 'carousel' });
  await expect(track(page)).toHaveAttribute('data-smooth', 'true');
  const positionAtOnce = await arrow(page, 'Next').evaluate((button: HTMLElement) => {
    button.click();
    return button.closest('section')?.querySelector('ul')?.parentElement?.scrollLeft;
  });
  expect(positionAtOnce).toBe(7 * stride);
});

test('in forced colours the arrows have an edge, and one that leads nowhere is grey', async ({
  page,
  show,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await show({ show: 'carousel' });
  await expect(card(page, 1)).toBeVisible();
  const look = (name: 'Next' | 'Previous') =>
    arrow(page, name).evaluate((button) => {
      const { borderTopWidth, borderTopColor, color } = getComputedStyle(button);
      return { borderTopWidth, borderTopColor, color };
    });
  const [next, previous] = [await look('Next'), await look('Previous')];
  expect(Number.parseFloat(next.borderTopWidth)).toBeGreaterThanOrEqual(1);
  expect(previous.color).not.toBe(next.color);
  expect(previous.borderTopColor).not.toBe(next.borderTopColor);
});

test('without sizes of its own it has two rows of cards 200 wide, 24 apart, in a space of 400', async ({
  page,
  show,
}) => {
  await show({ show: 'defaults' });
  const cards = await region(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.slice(0, 3).map((item) => item.getBoundingClientRect().toJSON()));
  const [first, below, beside] = cards;
  const row = (400 - 24) / 2;
  expect(cards.map(({ width, height }) => [width, height])).toEqual(
    [200, 200, 200].map((width) => [width, row]),
  );
  expect([below.x - first.x, below.y - first.y]).toEqual([0, row + 24]);
  expect([beside.x - first.x, beside.y - first.y]).toEqual([200 + 24, 0]);
  expect(
    await region(page)
      .getByRole('list')
      .evaluate(({ clientHeight }) => clientHeight),
  ).toBe(400);
  const waiting = page.getByRole('region', { name: 'Top Anime' }).getByRole('status').locator('..');
  expect((await waiting.boundingBox())?.height).toBe(400);
});

test('fewer cards than fit have arrows that lead nowhere', async ({ page, show }) => {
  await show({ show: 'carousel', count: 3, rows: 1 });
  await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
  await expect(region(page).getByRole('listitem')).toHaveCount(3);
});
