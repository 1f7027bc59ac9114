import { motionPreferences } from '../fixtures/withMotion.ts';
import { expect, rowPitch, test } from './longCollection.ts';

const widths = [
  { width: 320, height: 640, columns: 1 },
  { width: 390, height: 844, columns: 1 },
  { width: 768, height: 1024, columns: 2 },
  { width: 1280, height: 800, columns: 3 },
];

for (const { width, height, columns } of widths) {
  test(`at ${width} px, 5,000 cards of 240 × 350 px in ${columns} column(s) are virtualised in a list of full height`, async ({
    page,
    openCollection,
    expectNoViolations,
  }) => {
    await page.setViewportSize({ width, height });
    const { list, cards, link, numbers, scrollTo, scrollBy } = await openCollection(5000);
    expect(await scrollTo(200_000)).toBeGreaterThan(500);

    const rendered = await cards.evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        const card = item.firstElementChild?.getBoundingClientRect();
        const position = Number(item.getAttribute('aria-posinset'));
        return { left, top, position, setSize: item.ariaSetSize, width: card?.width, height: card?.height };
      }),
    );
    expect(rendered.map(({ position }) => position)).toEqual(await numbers());
    // The rows in view, partly visible ones included, and two more above and two below.
    expect(rendered.length).toBeLessThanOrEqual((Math.ceil(height / rowPitch) + 5) * columns);
    expect(new Set(rendered.map(({ left }) => left)).size).toBe(columns);
    const listBox = await list.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(listBox.height).toBe(Math.ceil(5000 / columns) * rowPitch - 24);
    for (const { position, top, ...card } of rendered) {
      expect(card).toMatchObject({ setSize: '5000', width: 240, height: 350 });
      expect(top - listBox.top).toBeCloseTo(Math.floor((position - 1) / columns) * rowPitch, 1);
    }

    await scrollBy('End');
    await expect(link(5000)).toBeInViewport();
    await expectNoViolations();
  });
}

test('100 cards are all in the DOM without aria-setsize, and 101 cards are virtualised with it', async ({
  page,
  openCollection,
}) => {
  const { cards, card } = await openCollection(100);
  await expect(cards).toHaveCount(100);
  await expect(page.locator('[aria-setsize], [aria-posinset]')).toHaveCount(0);

  await openCollection(101);
  await expect(card(1)).toHaveAttribute('aria-setsize', '101');
  expect(await cards.count()).toBeLessThan(30);
});

test('a removal that leaves 100 cards ends the virtualisation and puts all of them into the DOM', async ({
  page,
  openCollection,
}) => {
  const { list, cards, card } = await openCollection(101);
  await card(2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Successfully Removed' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(100);
  await expect(page.locator('[aria-setsize], [style*="margin-top"]')).toHaveCount(0);
  expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBe(34 * rowPitch - 24);
});

for (const { name, reducedMotion } of motionPreferences)
  test(`scrolling through 5,000 cards causes no layout shift and shows no empty view, ${name}`, async ({
    page,
    openCollection,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const { numbers } = await openCollection(5000);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift' });
    });
    // Scrolls in steps of all sizes, and requires a row of cards at the lower edge of the window in each frame.
    const emptyViews = await page.evaluate(async () => {
      const found: number[] = [];
      const height = document.documentElement.scrollHeight;
      for (const step of [30, 120, 400, 800, 5000, -90, -2000, -400]) {
        for (let repetition = 0; repetition < 12; repetition++) {
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
    expect(emptyViews).toEqual([]);
    expect((await numbers())[0]).toBeGreaterThan(100);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
