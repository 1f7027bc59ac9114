import { motions } from '../withMotion.ts';
import { expect, test } from './longShelf.ts';

const topOf = (card: { evaluate: <R>(read: (element: Element) => R) => Promise<R> }) =>
  card.evaluate((element) => element.getBoundingClientRect().top);

for (const { width, top } of [
  { width: 390, top: 1_700_000 },
  { width: 1280, top: 300_000 },
]) {
  test(`at ${width} px: whoever goes to a title and back, or loads the page anew, finds the place again`, async ({
    page,
    openShelf,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { card, link, scrollTo } = await openShelf(5000);
    const number = await scrollTo(top);
    expect(number).toBeGreaterThan(1000);
    // Out from under the bar. Playwright's click would scroll a card that rises under the pointer once more: its place
    // would be measured before that.
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

test('whoever scrolls before the shelf is there is not taken back to the place of before', async ({
  page,
  openShelf,
}) => {
  const { link, scrollTo } = await openShelf(5000);
  await scrollTo(300_000);
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/userGames/*/games*', async (route) => {
    await late;
    await route.fallback();
  });
  await page.reload();
  await page.getByText('Loading your games').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  answer();
  await expect(link(1)).toBeInViewport();
});

for (const { name, reducedMotion } of motions)
  test(`when the number of columns changes, the first card in view stays where it was, ${name}`, async ({
    page,
    openShelf,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 800 });
    const { card, link, scrollTo } = await openShelf(5000);
    const first = await scrollTo(300_000);
    const before = await topOf(card(first));
    for (const width of [768, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(link(first)).toBeInViewport();
      await expect.poll(() => topOf(card(first))).toBeCloseTo(before, 0);
    }
  });

test('paper gets every card', async ({ page, openShelf }) => {
  const { cards } = await openShelf(300);
  expect(await cards.count()).toBeLessThan(30);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await cards.count()).toBe(300);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => cards.count()).toBeLessThan(30);
});
