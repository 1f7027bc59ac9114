import { cardOf, expect, keep, openDashboard, someGames, test, turnTo } from './dashboardTest.ts';

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

test('a card has its status and its stars, spoken, and no stars while it is planned', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const games = [
    { id: 1, slug: 'a', name: 'Half', user_status: 'completed', user_rating: 3.5 },
    { id: 2, slug: 'b', name: 'Later', user_status: 'plan to play', user_rating: 4 },
    { id: 3, slug: 'c', name: 'Unset' },
    { id: 4, slug: 'd', name: 'Own', user_status: 'Lent to Tomas', user_rating: '2' },
  ];
  const anime = [
    { id: 5, slug: 'e', title: 'Sousou no Frieren', title_english: 'Frieren', user_status: null },
  ];
  await keep(page, { games, anime });
  await openDashboard(page, server, person);
  await expect(cardOf(page, 'Half')).toContainText('Status: Completed');
  await expect(cardOf(page, 'Half').getByRole('img', { name: '3.5 of 5 stars' })).toBeVisible();
  await expect(cardOf(page, 'Half').getByRole('slider')).toHaveCount(0);
  await expect(cardOf(page, 'Later')).toContainText('Status: Planned');
  await expect(cardOf(page, 'Later').getByRole('img', { name: /stars/ })).toHaveCount(0);
  await expect(cardOf(page, 'Unset')).toContainText('Status: Not played');
  await expect(cardOf(page, 'Own')).toContainText('Status: Lent to tomas');
  await expect(cardOf(page, 'Own').getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  await expectSound();
  await turnTo(page, 'Anime');
  await expect(cardOf(page, 'Frieren')).toContainText('Status: Not set');
  await expect(cardOf(page, 'Frieren')).not.toContainText('Sousou');
});

for (const { type, detail, item } of [
  {
    type: 'Games',
    detail: '/game/hades-2018',
    item: { id: 1, slug: 'hades-2018', name: 'Hades of the shelf' },
  },
  {
    type: 'Anime',
    detail: '/anime/frieren',
    item: { id: 2, slug: 'frieren', title_english: 'Frieren of the shelf' },
  },
] as const)
  test(`a click on a card of ${type} opens its page, which shows what the card knew before the host has answered`, async ({
    page,
    server,
    person,
  }) => {
    await keep(page, { [type.toLowerCase()]: [{ ...item, user_status: 'completed', user_rating: 4 }] });
    await page.route(`**/api/*${detail.slice(detail.lastIndexOf('/'))}`, () => undefined);
    await openDashboard(page, server, person);
    await turnTo(page, type);
    await page.getByRole('link', { name: /of the shelf/ }).click();
    await expect(page).toHaveURL(`${server.url}${detail}`);
    await expect(page.getByRole('heading', { level: 1, name: /of the shelf/ })).toBeVisible();
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

test('sixty cards share one dialog, which is there only while it is open', async ({
  page,
  server,
  person,
}) => {
  await keep(page, { games: someGames(60) });
  await openDashboard(page, server, person);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(60);
  const dialogs = page.locator('[role=dialog], [role=alertdialog], dialog');
  await expect(dialogs).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Game 59' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
});
