import { cardOf, expect, keep, openDashboard, test } from './dashboardTest.ts';

const long = 'An Exceedingly Long Name '.repeat(9).slice(0, 206);
const tracked = { user_status: 'completed', user_rating: 4 };

test('odd titles have cards of one height, and a generated cover without an image or with one that fails', async ({
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
  await expectSound();
  expect(pageErrors).toEqual([]);
});
