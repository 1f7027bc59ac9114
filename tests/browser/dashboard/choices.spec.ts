import { expect, keep, lists, openDashboard, test, turnTo } from './dashboardTest.ts';

const shown = {
  games: [{ id: 1, slug: 'hades', name: 'Hades', user_status: 'playing', user_rating: 4 }],
  anime: [{ id: 2, slug: 'frieren', title: 'Frieren', user_status: 'watching', user_rating: 5 }],
};
const filters = {
  Games: ['All', 'Planned', 'Currently Playing', 'Completed', 'Dropped'],
  Anime: ['All', 'Planned', 'Watching', 'Completed', 'Dropped', 'Re-watching', 'Paused'],
} as const;

test('games come first, and the choice of games or anime is kept under contentType through a reload', async ({
  page,
  server,
  person,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('contentType'));
  await keep(page, shown);
  await openDashboard(page, server, person);
  await expect(page.getByRole('radio', { name: 'Games' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Hades' })).toBeVisible();
  expect(await kept()).toBeNull();
  await turnTo(page, 'Anime');
  expect(await kept()).toBe('anime');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Frieren' })).toBeVisible();
  await turnTo(page, 'Games');
  expect(await kept()).toBe('games');
});

test('media type and status are in the URL, Back from a title restores them, and Back on the dashboard leaves it', async ({
  page,
  server,
  person,
}) => {
  await keep(page, shown);
  await openDashboard(page, server, person);
  const dashboard = page.url();
  await page.goto(`${server.url}/search`);
  await page.goto(`${dashboard}?type=nothing&status=nothing`);
  const filter = page.getByLabel('Status');
  await expect(page.getByRole('link', { name: 'Hades' })).toBeVisible();
  await expect(filter).toHaveValue('all');
  await turnTo(page, 'Anime');
  await expect(page).toHaveURL(`${dashboard}?type=anime`);
  await filter.focus();
  await filter.selectOption('Watching');
  await expect(page).toHaveURL(`${dashboard}?type=anime&status=watching`);
  await expect(filter).toBeFocused();

  await page.getByRole('link', { name: 'Frieren' }).click();
  await page.waitForURL('**/anime/frieren');
  // Another tab may change what is remembered.
  await page.evaluate(() => localStorage.setItem('contentType', 'games'));
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked();
  await expect(filter).toHaveValue('watching');
  await filter.selectOption('All');
  await expect(page).toHaveURL(`${dashboard}?type=anime`);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/search`);
});

test('a kept kind of titles that is none shows games', async ({ page, server, person }) => {
  await keep(page, shown);
  await page.addInitScript(() => localStorage.setItem('contentType', '{"junk":1}'));
  await openDashboard(page, server, person);
  await expect(page.getByRole('radio', { name: 'Games' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Hades' })).toBeVisible();
});

for (const type of ['Games', 'Anime'] as const)
  test(`the filter of ${type} has its statuses in order, and each empty one says so and leads to more`, async ({
    page,
    server,
    person,
    expectSound,
  }) => {
    await keep(page, {});
    await openDashboard(page, server, person);
    await turnTo(page, type);
    const filter = page.getByLabel('Status');
    await expect(filter.getByRole('option')).toHaveText([...filters[type]]);
    const values = await filter
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const value of values) {
      await filter.selectOption(value);
      const sentence = `You haven't added any ${type.toLowerCase()} to your ${value} collection yet`;
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(sentence);
    }
    await expect(page.locator('main svg[viewBox="0 0 240 108"]')).toBeVisible();
    await expectSound();
    await page.getByRole('link', { name: 'Browse Content!' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
  });

test('the filter shows what has its status, older labels too, and starts anew with the other kind of titles', async ({
  page,
  server,
  person,
}) => {
  const games = [
    ['Old', 'Plan to play'],
    ['New', 'planned'],
    ['Now', 'currently playing'],
    ['Odd', 'Lent to Tomas'],
    ['None', null],
  ].map(([name, user_status]) => ({ id: name, slug: name, name, user_status }));
  await keep(page, { games });
  await openDashboard(page, server, person);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(5);
  const filter = page.getByLabel('Status');
  await filter.selectOption('Planned');
  await expect(cards.getByRole('link')).toHaveText([/^Old/, /^New/]);
  await filter.selectOption('Currently Playing');
  await expect(cards.getByRole('link')).toHaveText([/^Now/]);
  await turnTo(page, 'Anime');
  await expect(filter).toHaveValue('all');
  await turnTo(page, 'Games');
  await expect(filter).toHaveValue('all');
  await expect(cards).toHaveCount(5);
});

test('a shelf on its way shows a spinner with its words', async ({ page, server, person, expectSound }) => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route(lists.games, async (route) => {
    await promise;
    await route.fulfill({ json: shown.games });
  });
  await openDashboard(page, server, person);
  await expect(
    page.getByRole('status', { name: 'Loading your games' }).or(page.getByText('Loading your games')),
  ).toBeAttached();
  await expectSound();
  resolve();
  await expect(page.getByRole('link', { name: 'Hades' })).toBeVisible();
});
