import { motions } from '../withMotion.ts';
import { expect, pitch, test } from './longShelf.ts';

const widths = [
  { width: 320, height: 640, columns: 1 },
  { width: 390, height: 844, columns: 1 },
  { width: 768, height: 1024, columns: 2 },
  { width: 1280, height: 800, columns: 3 },
];

for (const { width, height, columns } of widths) {
  test(`${columns} columns at ${width} px: of 5,000 cards of 240 by 350 those in view are in the page, and the space of all`, async ({
    page,
    openShelf,
    expectSound,
  }) => {
    await page.setViewportSize({ width, height });
    const { list, cards, link, numbers, scrollTo, scrollBy } = await openShelf(5000);
    expect(await scrollTo(200_000)).toBeGreaterThan(500);

    const seen = await cards.evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        const card = item.firstElementChild?.getBoundingClientRect();
        const place = Number(item.getAttribute('aria-posinset'));
        return { left, top, place, of: item.ariaSetSize, width: card?.width, height: card?.height };
      }),
    );
    expect(seen.map(({ place }) => place)).toEqual(await numbers());
    // What fits, a row that is cut above and below, and two rows more on each side.
    expect(seen.length).toBeLessThanOrEqual((Math.ceil(height / pitch) + 5) * columns);
    expect(new Set(seen.map(({ left }) => left)).size).toBe(columns);
    const whole = await list.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(whole.height).toBe(Math.ceil(5000 / columns) * pitch - 24);
    for (const { place, top, ...card } of seen) {
      expect(card).toMatchObject({ of: '5000', width: 240, height: 350 });
      expect(top - whole.top).toBeCloseTo(Math.floor((place - 1) / columns) * pitch, 1);
    }

    await scrollBy('End');
    await expect(link(5000)).toBeInViewport();
    await expectSound();
  });
}

test('100 cards are all in the page, without a number; of 101 those in view are, with theirs', async ({
  page,
  openShelf,
}) => {
  const { cards, card } = await openShelf(100);
  await expect(cards).toHaveCount(100);
  await expect(page.locator('[aria-setsize], [aria-posinset]')).toHaveCount(0);

  await openShelf(101);
  await expect(card(1)).toHaveAttribute('aria-setsize', '101');
  expect(await cards.count()).toBeLessThan(30);
});

test('a removal that leaves 100 cards puts all of them into the page', async ({ page, openShelf }) => {
  const { list, cards, card } = await openShelf(101);
  await card(2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Successfully Removed' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(100);
  await expect(page.locator('[aria-setsize], [style*="margin-top"]')).toHaveCount(0);
  expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBe(34 * pitch - 24);
});

for (const { name, reducedMotion } of motions)
  test(`while one scrolls through 5,000 cards nothing moves but by the scroll, and no view is empty, ${name}`, async ({
    page,
    openShelf,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const { numbers } = await openShelf(5000);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift' });
    });
    // Steps of all sizes, and in each painted frame a card under the middle of the window's every column.
    const empty = await page.evaluate(async () => {
      const found: number[] = [];
      const height = document.documentElement.scrollHeight;
      for (const step of [30, 120, 400, 800, 5000, -90, -2000, -400]) {
        for (let turn = 0; turn < 12; turn++) {
          scrollBy({ top: step, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          await new Promise((resolve) => setTimeout(resolve));
          const list = document.querySelector('ul[aria-label="Games"]');
          const middle = document.elementsFromPoint(innerWidth * 0.75, innerHeight - 10);
          const isBetweenRows = middle.includes(list as Element) && middle[0] === list;
          const rows = new Set(Array.from(list?.children ?? [], (item) => item.getBoundingClientRect().top));
          const covers = [...rows].some((top) => top <= innerHeight && top + 374 >= innerHeight);
          if (isBetweenRows && !covers) found.push(scrollY);
          if (document.documentElement.scrollHeight !== height) found.push(-1);
        }
      }
      return found;
    });
    expect(empty).toEqual([]);
    expect((await numbers())[0]).toBeGreaterThan(100);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
