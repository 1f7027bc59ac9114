import type { Locator, Page } from '@playwright/test';
import { withMotion } from '../fixtures/withMotion.ts';
import { expect, test } from './componentTest.ts';

const stride = 174;
const region = (page: Page) => page.getByRole('region', { name: 'Top Games' });
const track = (page: Page) => page.getByRole('list').locator('..');
const card = (page: Page, rank: number) => page.getByRole('link', { name: new RegExp(`Title ${rank}$`) });
const arrow = (page: Page, name: 'Next' | 'Previous') =>
  page.getByRole('button', { name: `${name}: Top Games` });

/** The scroll distance from the first card in pixels, in either writing direction. */
const positionOf = (page: Page) => track(page).evaluate((element) => Math.abs(element.scrollLeft));

/** The number of whole cards before the position at which the track stays: a moving one can be at a whole card for a frame. */
async function restingColumns(page: Page) {
  const stays = track(page).evaluate(async (element, width) => {
    let position = Number.NaN;
    for (let unchangedFrames = 0; unchangedFrames < 10 || position % width !== 0; unchangedFrames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (element.scrollLeft !== position) unchangedFrames = 0;
      position = element.scrollLeft;
    }
    return Math.abs(position);
  }, stride);
  return (await stays) / stride;
}

async function expectPosition(page: Page, columns: number) {
  await expect.poll(() => positionOf(page)).toBe(columns * stride);
}

/** Whether a card is fully inside the visible part of the track. */
async function isFullyInView(target: Locator) {
  return target.evaluate((link) => {
    const viewport = link.closest('ul')?.parentElement?.getBoundingClientRect();
    const { left, right } = link.getBoundingClientRect();
    return viewport !== undefined && left >= viewport.left - 1 && right <= viewport.right + 1;
  });
}

async function expectFocus(page: Page, rank: number) {
  await expect(card(page, rank)).toBeFocused();
  await expect.poll(() => isFullyInView(card(page, rank)), `title ${rank} is in view`).toBe(true);
}

for (const dir of ['ltr', 'rtl'] as const)
  test.describe(`from ${dir === 'ltr' ? 'left to right, with motion' : 'right to left, without motion'}`, () => {
    if (dir === 'ltr') test.use(withMotion);
    const [forward, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

    for (const count of [100, 5000]) {
      test(`Tab and the arrow buttons move through a carousel of ${count} cards, ${dir}`, async ({
        page,
        renderComponent,
      }) => {
        await renderComponent({ show: 'carousel', count, dir });
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

        // Tab focuses the cards in order and scrolls each into view.
        await keyboard.press('Tab');
        for (let rank = 1; rank <= 18; rank++) {
          await keyboard.press('Tab');
          await expectFocus(page, rank);
        }
        await keyboard.press('Shift+Tab');
        await expectFocus(page, 17);
      });

      test(`the arrow keys, Home and End move the focus in a carousel of ${count} cards, ${dir}`, async ({
        page,
        renderComponent,
      }) => {
        await renderComponent({ show: 'carousel', count, dir });
        const { keyboard } = page;
        // The skip link, both arrow buttons and the first card.
        for (let stops = 0; stops < 4; stops++) await keyboard.press('Tab');
        await expectFocus(page, 1);
        for (const [key, rank] of [
          [forward, 3],
          ['ArrowDown', 4],
          [back, 2],
          ['End', count],
          [back, count - 2],
          [forward, count],
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
      const forwardSign = dir === 'ltr' ? -1 : 1;

      /** A start point with room for a swipe forward or back. */
      const start = (way: 'forward' | 'back'): [number, number] => [
        (way === 'forward') === (dir === 'ltr') ? 350 : 40,
        220,
      ];

      test('a swipe scrolls forward and snaps to the start of a card', async ({
        page,
        renderComponent,
        touch,
      }) => {
        await renderComponent({ show: 'carousel', dir });
        await expect(card(page, 1)).toBeInViewport();
        await touch.swipe(start('forward'), { x: 300 * forwardSign });
        await expect.poll(() => positionOf(page)).toBeGreaterThan(stride);
        await restingColumns(page);
        await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'false');
        for (let swipes = 0; swipes < 4; swipes++)
          await touch.swipe(start('back'), { x: -300 * forwardSign });
        await expectPosition(page, 0);
        await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
      });

      test('a vertical swipe over the cards scrolls the page', async ({ page, renderComponent, touch }) => {
        await renderComponent({ show: 'carousel', dir });
        await expect(card(page, 1)).toBeInViewport();
        await touch.swipe([200, 400], { y: -300 });
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
        await expectPosition(page, 0);
      });

      test('a tap on Next scrolls on from the position that a swipe has reached', async ({
        page,
        renderComponent,
        touch,
      }) => {
        await renderComponent({ show: 'carousel', dir });
        await expect(card(page, 1)).toBeInViewport();
        await arrow(page, 'Next').tap();
        await expectPosition(page, 2);
        await touch.swipe(start('forward'), { x: 300 * forwardSign });
        await expect.poll(() => positionOf(page)).toBeGreaterThan(3 * stride);
        const columns = await restingColumns(page);
        await arrow(page, 'Next').tap();
        await expectPosition(page, columns + 2);
      });

      test('a carousel of 5000 cards has rendered the cards at the position where a swipe ends', async ({
        page,
        renderComponent,
        touch,
      }) => {
        await renderComponent({ show: 'carousel', count: 5000, dir });
        await expect(card(page, 1)).toBeInViewport();
        for (let swipes = 0; swipes < 12; swipes++)
          await touch.swipe(start('forward'), { x: 300 * forwardSign });
        const first = (await restingColumns(page)) * 2 + 1;
        await expect(card(page, first)).toBeInViewport();
        await expect(card(page, first + 1)).toBeInViewport();
        expect(await page.getByRole('listitem').count()).toBeLessThan(60);
      });
    });

    test(`a reload restores the scroll position, ${dir}`, async ({ page, renderComponent }) => {
      await renderComponent({ show: 'carousel', dir });
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
    // Page zoom changes the number of device pixels per CSS pixel.
    test.use({ viewport: { width, height: 700 }, deviceScaleFactor: zoom });

    test('the arrow buttons scroll by whole cards to the end and back', async ({ page, renderComponent }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await renderComponent({ show: 'carousel', count: 60 });
      await expect(card(page, 1)).toBeVisible();
      const columnsPerPage = Math.max(1, Math.floor((width - 32 + 24) / stride));
      const last = 30 * stride - 24 - (width - 32);
      const pages = Math.ceil(last / (columnsPerPage * stride));
      for (let turns = 1; turns < pages; turns++) {
        await arrow(page, 'Next').click();
        await expect
          .poll(async () => Math.abs((await positionOf(page)) - turns * columnsPerPage * stride))
          .toBeLessThan(1 / zoom + 0.5);
      }
      await arrow(page, 'Next').click();
      await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(() => isFullyInView(card(page, 60))).toBe(true);
      for (let turns = 0; turns < pages; turns++) {
        const before = await positionOf(page);
        await arrow(page, 'Previous').click();
        await expect.poll(() => positionOf(page)).toBeLessThan(before);
      }
      await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test('the arrow buttons scroll without animation under reduced motion', async ({ page, renderComponent }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await renderComponent({ show: 'carousel' });
  await expect(track(page)).toHaveAttribute('data-smooth', 'true');
  const positionAfterClick = await arrow(page, 'Next').evaluate((button: HTMLElement) => {
    button.click();
    return button.closest('section')?.querySelector('ul')?.parentElement?.scrollLeft;
  });
  expect(positionAfterClick).toBe(7 * stride);
});

test('with forced colours the arrow buttons have a border, and a disabled one has another colour', async ({
  page,
  renderComponent,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await renderComponent({ show: 'carousel' });
  await expect(card(page, 1)).toBeVisible();
  const styleOf = (name: 'Next' | 'Previous') =>
    arrow(page, name).evaluate((button) => {
      const { borderTopWidth, borderTopColor, color } = getComputedStyle(button);
      return { borderTopWidth, borderTopColor, color };
    });
  const [next, previous] = [await styleOf('Next'), await styleOf('Previous')];
  expect(Number.parseFloat(next.borderTopWidth)).toBeGreaterThanOrEqual(1);
  expect(previous.color).not.toBe(next.color);
  expect(previous.borderTopColor).not.toBe(next.borderTopColor);
});

test('a carousel without size props has two rows of cards 200 px wide, 24 px apart, in a height of 400 px', async ({
  page,
  renderComponent,
}) => {
  await renderComponent({ show: 'defaults' });
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
  const loading = page.getByRole('region', { name: 'Top Anime' }).getByRole('status').locator('..');
  expect((await loading.boundingBox())?.height).toBe(400);
});

test('both arrow buttons are disabled when all cards fit', async ({ page, renderComponent }) => {
  await renderComponent({ show: 'carousel', count: 3, rows: 1 });
  await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
  await expect(region(page).getByRole('listitem')).toHaveCount(3);
});
