import { messages } from '@gildshelf/api-client/contract';
import { cardOf, expect, keep, lists, openDashboard, test, turnTo } from './dashboardTest.ts';

const long = 'An Exceedingly Long Name '.repeat(9).slice(0, 206);
const tracked = { user_status: 'completed', user_rating: 4 };

test('odd titles keep their card: no image, a failing one, no name, a long one, other scripts, and no slug', async ({
  page,
  server,
  person,
  pageErrors,
  expectSound,
}) => {
  const games = [
    { id: 1, slug: 'plain', name: 'Without a picture', background_image: null, ...tracked },
    { id: 2, slug: 'gone', name: 'Broken picture', background_image: `${server.url}/gone.png`, ...tracked },
    { id: 3, slug: 'nameless', name: null, ...tracked },
    { id: 4, slug: 'long', name: long, ...tracked },
    { id: 5, slug: 'rtl', name: 'لعبة الظلال', ...tracked },
    { id: 6, slug: 'ja', name: '葬送のフリーレン', ...tracked },
    { id: 7, slug: 'a b/../c?d#e%', name: 'Odd address', ...tracked },
    { id: 8, slug: null, name: 'No address', ...tracked },
  ];
  await keep(page, { games });
  await openDashboard(page, server, person);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(8);
  for (const card of [cardOf(page, 'Without a picture'), cardOf(page, 'Broken picture')])
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  const heights = await cards.evaluateAll((items) =>
    items.map((item) => item.firstElementChild?.clientHeight),
  );
  expect(new Set(heights).size).toBe(1);
  await expect(cards.nth(2).getByRole('link')).toHaveText(/\S/);
  await expect(cardOf(page, 'No address').getByRole('link')).toHaveCount(0);
  await cardOf(page, 'No address').click({ position: { x: 20, y: 300 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(cardOf(page, 'No address').getByRole('button', { name: 'Edit No address' })).toBeVisible();
  await expectSound();
  expect(pageErrors).toEqual([]);
});

test('ratings out of range, between the halves, of text or of nothing are the nearest that can be shown', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  const ratings = [
    [7, '5'],
    [-2, '0'],
    ['4.5', '4.5'],
    ['many', '0'],
    ['NaN', '0'],
    [null, '0'],
    [3.7, '3.5'],
    [{ of: 5 }, '0'],
  ] as const;
  const games = ratings.map(([user_rating], id) => ({
    ...{ id, slug: `g${id}`, name: `Game ${id}`, user_status: 'dropped', user_rating },
  }));
  await keep(page, { games });
  await openDashboard(page, server, person);
  for (const [id, [, stars]] of ratings.entries())
    await expect(cardOf(page, `Game ${id}`).getByRole('img', { name: /stars/ })).toHaveAccessibleName(
      `${stars} of 5 stars`,
    );
  expect(pageErrors).toEqual([]);
});

test('entries that are no titles are left out, one that comes twice does not break the page, and the rest stays', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  const game = { id: 1, slug: 'hades', name: 'Hades', ...tracked };
  const nothing = {
    id: 3,
    slug: [],
    name: 7,
    background_image: {},
    platforms: 'x',
    user_status: 4,
    user_rating: [],
  };
  await keep(page, { games: [null, 7, 'title', [], {}, { id: null }, game, game, nothing] });
  await openDashboard(page, server, person);
  await expect(cardOf(page, 'Hades').first()).toBeVisible();
  await expect(cardOf(page, 'Status: Not played')).toHaveCount(1);
  await page.getByLabel('Status').selectOption('Dropped');
  await expect(page.getByText(messages.collection.empty('games', 'dropped'))).toBeVisible();
  await page.getByLabel('Status').selectOption('All');
  await expect(cardOf(page, 'Hades').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

for (const { said, answer } of [
  { said: 'an object', answer: { json: { games: [] } } },
  { said: 'HTML', answer: { contentType: 'text/html', body: '<!doctype html><p>Hotel network' } },
  { said: '403', answer: { status: 403, json: { message: 'Not yours.' } } },
  { said: '500', answer: { status: 500, json: { message: 'select * from secrets' } } },
] as const)
  test(`a shelf that is answered with ${said} could not be fetched, and the other one is still a choice away`, async ({
    page,
    server,
    person,
    pageErrors,
    expectSound,
  }) => {
    await page.route(lists.games, (route) => route.fulfill(answer));
    await page.route(lists.anime, (route) =>
      route.fulfill({ json: [{ id: 1, slug: 'frieren', title: 'Frieren', ...tracked }] }),
    );
    await openDashboard(page, server, person);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to fetch user content data.');
    await expectSound();
    await turnTo(page, 'Anime');
    await expect(cardOf(page, 'Frieren')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

test('a shelf that is answered with 401 leads to the login', async ({ page, server, person }) => {
  await page.route(lists.games, (route) => route.fulfill({ status: 401, json: { message: 'Log in.' } }));
  await openDashboard(page, server, person);
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
});
