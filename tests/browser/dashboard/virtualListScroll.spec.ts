import { motionPreferences } from '../fixtures/withMotion.ts';
import { expect, test } from './longCollection.ts';

const topOf = (card: { evaluate: <R>(read: (element: Element) => R) => Promise<R> }) =>
  card.evaluate((element) => element.getBoundingClientRect().top);

for (const { width, top } of [
  { width: 390, top: 1_700_000 },
  { width: 1280, top: 300_000 },
]) {
  test(`at ${width} px, a back navigation from a title and a reload restore the scroll position`, async ({
    page,
    openCollection,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { card, link, scrollTo } = await openCollection(5000);
    const number = await scrollTo(top);
    expect(number).toBeGreaterThan(1000);
    // The focus scrolls the card out from under the navigation bar. A click would scroll a card that rises on hover once more,
    // after its position has been measured.
    await link(number).focus();
    const before = await topOf(card(number));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Game ${number} of many` })).toBeVisible();
    await page.goBack();
    await expect(link(number)).toBeInViewport({ ratio: 0.9 });
    expect(await topOf(card(number))).toBeCloseTo(before, 0);

    await page.reload();
    await expect(link(number)).toBeInViewport({ ratio: 0.9 });
    expect(await topOf(card(number))).toBeCloseTo(before, 0);
  });
}

test('the scroll position is not restored when the user scrolls before the collection has loaded', async ({
  page,
  openCollection,
}) => {
  const { card, scrollTo } = await openCollection(5000);
  const number = await scrollTo(300_000);
  let respond: () => void = () => undefined;
  const delayed = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/userGames/*/games*', async (route) => {
    await delayed;
    await route.fallback();
  });
  await page.reload();
  await page.getByText('Loading your games').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  respond();
  await page.getByText('Loading your games').waitFor({ state: 'detached' });
  // At most at the end of the first titles, which the browser has stored.
  await expect(card(number)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(100_000);
});

for (const { name, reducedMotion } of motionPreferences)
  test(`a change of the number of columns keeps the first card in view at its position, ${name}`, async ({
    page,
    openCollection,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 800 });
    const { card, link, scrollTo } = await openCollection(5000);
    const first = await scrollTo(300_000);
    const before = await topOf(card(first));
    for (const width of [768, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(link(first)).toBeInViewport();
      await expect.poll(() => topOf(card(first))).toBeCloseTo(before, 0);
    }
  });

test('printing puts every card into the DOM', async ({ page, openCollection }) => {
  const { cards } = await openCollection(300);
  expect(await cards.count()).toBeLessThan(30);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await cards.count()).toBe(300);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => cards.count()).toBeLessThan(30);
});
