import { cardWith, createGames, expect, mockCollection, openDashboard, test } from './dashboardTest.ts';

const columns = [
  { width: 320, count: 1 },
  { width: 390, count: 1 },
  { width: 600, count: 2 },
  { width: 768, count: 2 },
  { width: 900, count: 2 },
  { width: 1200, count: 3 },
  { width: 1536, count: 3 },
];

test('cards of 240 × 350 pixels form one to three columns depending on the window width, and nothing is cut off', async ({
  page,
  server,
  user,
}) => {
  await mockCollection(page, { games: createGames(7) });
  await openDashboard(page, server, user);
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

test('the actions of a card appear on hover and on focus, and are always visible on a touch screen', async ({
  page,
  browser,
  server,
  user,
}) => {
  await mockCollection(page, { games: createGames(2) });
  await openDashboard(page, server, user);
  const actions = cardWith(page, 'Game 0').getByRole('button');
  await expect(actions).toHaveCount(2);
  const edit = page.getByRole('button', { name: 'Edit Game 0', exact: true });
  const remove = page.getByRole('button', { name: 'Remove Game 0', exact: true });
  await page.mouse.move(0, 0);
  await expect(edit.locator('..')).toHaveCSS('opacity', '0');
  await cardWith(page, 'Game 0').hover();
  await expect(edit.locator('..')).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(edit.locator('..')).toHaveCSS('opacity', '0');
  await cardWith(page, 'Game 0').getByRole('link').focus();
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
  const touchPage = await phone.newPage();
  await mockCollection(touchPage, { games: createGames(1) });
  await openDashboard(touchPage, server, user);
  const button = touchPage.getByRole('button', { name: 'Edit Game 0' });
  await expect(button.locator('..')).toHaveCSS('opacity', '1');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.tap();
  await expect(touchPage.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await phone.close();
});

for (const percent of [100, 200])
  test(`at ${percent} % text size, cards far outside the window are not rendered, and rendering them keeps the list height`, async ({
    page,
    server,
    user,
  }) => {
    await mockCollection(page, { games: createGames(100) });
    await page.addInitScript((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size}% !important; }`);
      document.adoptedStyleSheets = [sheet];
    }, percent);
    await openDashboard(page, server, user);
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
