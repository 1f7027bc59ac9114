import { cardOf, expect, keep, openDashboard, someGames, test } from './dashboardTest.ts';

const columns = [
  { width: 320, count: 1 },
  { width: 390, count: 1 },
  { width: 600, count: 2 },
  { width: 768, count: 2 },
  { width: 900, count: 2 },
  { width: 1200, count: 3 },
  { width: 1536, count: 3 },
];

test('cards are 240 by 350, in one, two or three columns by the width of the screen, and nothing is cut off', async ({
  page,
  server,
  person,
}) => {
  await keep(page, { games: someGames(7) });
  await openDashboard(page, server, person);
  const cards = page.getByRole('main').getByRole('listitem');
  for (const { width, count } of columns) {
    await page.setViewportSize({ width, height: 844 });
    await expect(cards).toHaveCount(7);
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => {
        const { left, right, top } = item.getBoundingClientRect();
        const card = item.firstElementChild?.getBoundingClientRect();
        return { left, right, top, width: card?.width, height: card?.height };
      }),
    );
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(count);
    expect(boxes.every((box) => box.width === 240 && box.height === 350)).toBe(true);
    expect(boxes.every(({ left, right }) => left >= 16 && right <= width - 16)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('what can be done with a card is there for a pointer, for the focus, and always where nothing hovers', async ({
  page,
  browser,
  server,
  person,
}) => {
  await keep(page, { games: someGames(2) });
  await openDashboard(page, server, person);
  const actions = cardOf(page, 'Game 0').getByRole('button');
  await expect(actions).toHaveCount(2);
  const edit = page.getByRole('button', { name: 'Edit Game 0', exact: true });
  const remove = page.getByRole('button', { name: 'Remove Game 0', exact: true });
  await page.mouse.move(0, 0);
  await expect(edit.locator('..')).toHaveCSS('opacity', '0');
  await cardOf(page, 'Game 0').hover();
  await expect(edit.locator('..')).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(edit.locator('..')).toHaveCSS('opacity', '0');
  await cardOf(page, 'Game 0').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(edit).toBeFocused();
  await expect(edit.locator('..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();

  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const touched = await phone.newPage();
  await keep(touched, { games: someGames(1) });
  await openDashboard(touched, server, person);
  const button = touched.getByRole('button', { name: 'Edit Game 0' });
  await expect(button.locator('..')).toHaveCSS('opacity', '1');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.tap();
  await expect(touched.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await phone.close();
});

for (const percent of [100, 200])
  test(`at ${percent} % text size cards far outside the window are not rendered, and are as high as the others`, async ({
    page,
    server,
    person,
  }) => {
    await keep(page, { games: someGames(100) });
    await page.addInitScript((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size}% !important; }`);
      document.adoptedStyleSheets = [sheet];
    }, percent);
    await openDashboard(page, server, person);
    const cards = page.getByRole('main').getByRole('listitem');
    await page.mouse.move(300, 300);
    await expect(cards).toHaveCount(100);
    const isRendered = (index: number) =>
      cards
        .nth(index)
        .evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(() => isRendered(0)).toBe(true);
    await expect.poll(() => isRendered(99)).toBe(false);
    const list = page.getByRole('main').getByRole('list', { name: 'Games' });
    const height = () => list.evaluate((element) => element.scrollHeight);
    const before = await height();
    await cards.nth(99).scrollIntoViewIfNeeded();
    await expect.poll(() => isRendered(99)).toBe(true);
    expect(await height()).toBe(before);
  });
