import { cardWith, expect, mockCollection, openDashboard, test } from './dashboardTest.ts';

const longName = 'An Exceedingly Long Name '.repeat(9).slice(0, 206);
const rating = { user_status: 'completed', user_rating: 4 };

test('titles with missing or unusual data have cards of one height, and a generated cover if their image is missing or fails', async ({
  page,
  server,
  user,
  pageErrors,
  expectNoViolations,
}) => {
  const games = [
    { id: 1, slug: 'plain', name: 'Without an image', background_image: null, ...rating },
    { id: 2, slug: 'gone', name: 'Broken image', background_image: `${server.url}/gone.png`, ...rating },
    { id: 3, slug: 'nameless', name: null, ...rating },
    { id: 4, slug: 'long', name: longName, ...rating },
    { id: 5, slug: 'rtl', name: 'لعبة الظلال', ...rating },
    { id: 6, slug: 'ja', name: '葬送のフリーレン', ...rating },
    { id: 7, slug: 'a b/../c?d#e%', name: 'Unusual slug', ...rating },
    { id: 8, slug: null, name: 'Without a slug', ...rating },
  ];
  await mockCollection(page, { games });
  await openDashboard(page, server, user);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(8);
  for (const card of [cardWith(page, 'Without an image'), cardWith(page, 'Broken image')])
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  const heights = await cards.evaluateAll((items) =>
    items.map((item) => item.firstElementChild?.clientHeight),
  );
  expect(new Set(heights).size).toBe(1);
  await expectNoViolations();
  expect(pageErrors).toEqual([]);
});
