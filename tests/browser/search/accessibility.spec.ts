import { tabTo } from '../fixtures/tabTo.ts';
import { expect, mockSearch, openSearch, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

const long = {
  games: [
    { id: 1, slug: 'long', name: `${'Slime, the Long Way Home and '.repeat(7)}On` },
    { id: 2, slug: 'one-word', name: 'Slimedonaudampfschifffahrtselektrizitaeten'.repeat(5).slice(0, 206) },
    { id: 3, slug: 'none', name: '' },
  ],
  anime: [
    { id: 4, slug: 'ja', title: '転生したらスライムだった件'.repeat(16).slice(0, 206) },
    { id: 5, slug: 'ar', title: 'ذلك الوقت الذي تجسدت فيه (Slime)' },
  ],
};

test('names of 206 characters, also without spaces, in Japanese or right to left, fit their rows at 320 and 1280 px', async ({
  page,
  server,
  expectNoViolations,
}) => {
  await mockSearch(page, long);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { results, names } = await openSearch(page, server, 'slime');
    await expect(results).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const result of await results.all()) {
      const {
        x,
        width: resultWidth,
        height,
      } = (await result.boundingBox()) ?? { x: -1, width: 0, height: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + resultWidth).toBeLessThanOrEqual(width);
      // The minimum touch target is 44 px; two lines of name and one of type need no more than 120 px.
      expect(height).toBeGreaterThanOrEqual(44);
      expect(height).toBeLessThanOrEqual(120);
    }
    const directions = await names
      .locator('bdi')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).direction));
    expect(directions.filter((direction) => direction === 'rtl')).toHaveLength(1);
    await expectNoViolations();
  }
});

test('the search box, its clear button and the results are at least 44 px in width and height', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).not.toHaveCount(0);
  for (const control of [
    box,
    page.getByRole('button', { name: 'Clear the search' }),
    ...(await results.all()),
  ]) {
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('a result can be opened by keyboard, and Back leads to the search box with its text', async ({
  page,
  server,
}) => {
  const { box, results } = await openSearch(page, server);
  await tabTo(page, box);
  await page.keyboard.type('witcher');
  await expect(results.first()).toHaveAttribute('aria-selected', 'false');
  await tabTo(page, results.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Witcher/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Back' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeFocused();
  await tabTo(page, box);
  await expect(box).toHaveValue('witcher');
});
