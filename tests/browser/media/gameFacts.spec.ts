import { noDescription } from '@gildshelf/api-client/contract';
import { answerTitle, descriptionOf, expect, factOf, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const game = {
  name: 'A Title',
  released: '2015-05-19',
  tba: false,
  platforms: [{ platform: { name: 'PC' } }, { platform: { slug: 'playstation5' } }],
  esrb_rating: { name: 'Mature' },
  rawg_rating: 4.638,
  description_raw: 'A witcher looks for his ward.\n\nEspañol\n\nUn brujo busca a su pupila.',
  description: '<p>Something else.</p>',
};

test('a game says its name, release date, platforms, ESRB rating, average out of 5 and what it is about', async ({
  page,
  server,
  expectSound,
}) => {
  await answerTitle(page, 'game', game);
  await page.goto(`${server.url}/game/a-title`);
  await expect(page.getByRole('heading', { level: 1, name: 'A Title' })).toBeVisible();
  await expect(page).toHaveTitle('A Title · Gildshelf');
  await expect(factOf(page, 'Release Date')).toHaveText('19/05/2015');
  await expect(factOf(page, 'Platforms')).toHaveText('PC, playstation5');
  await expect(factOf(page, 'ESRB Rating')).toHaveText('Mature');
  await expect(page.getByText('4.64 / 5')).toBeVisible();
  await expect(page.getByRole('img', { name: '4.64 of 5 stars' })).toBeVisible();
  await expect(descriptionOf(page)).toContainText('A witcher looks for his ward.');
  await expectSound();
});

test('a description ends where its Spanish part begins', async ({ page, server }) => {
  await answerTitle(page, 'game', game);
  await page.goto(`${server.url}/game/a-title`);
  await expect(descriptionOf(page)).toContainText('A witcher looks for his ward.');
  await expect(page.getByText('brujo')).toHaveCount(0);
  await expect(page.getByText('Español')).toHaveCount(0);
  await expect(page.getByText('Something else.')).toHaveCount(0);
});

test('a game without a raw description is told by the other one, as text', async ({ page, server }) => {
  await answerTitle(page, 'game', {
    ...game,
    description_raw: '',
    description: '<p>A witcher &amp; a ward.</p>\n<p>Español<br />\nUn brujo.</p>',
  });
  await page.goto(`${server.url}/game/a-title`);
  await expect(descriptionOf(page)).toHaveText('DescriptionA witcher & a ward.');
});

const nothingKnown = [
  ['of which a host knows nothing', 'Untitled', {}],
  [
    'whose fields are all null',
    'A Title',
    {
      name: 'A Title',
      background_image: null,
      released: null,
      tba: null,
      platforms: null,
      esrb_rating: null,
      rawg_rating: null,
      description_raw: null,
      description: null,
    },
  ],
  [
    'whose fields are all of a wrong type',
    'Untitled',
    {
      name: 7,
      background_image: [],
      released: { year: 2015 },
      tba: 'no',
      platforms: 'PC',
      esrb_rating: 'M',
      rawg_rating: 'good',
      description_raw: 1,
      description: [],
      genres: 7,
      type: {},
    },
  ],
] as const;

for (const [kind, heading, item] of nothingKnown)
  test(`a game ${kind} says 'N/A', 'Rating Pending' and '${noDescription}'`, async ({
    page,
    server,
    expectSound,
  }) => {
    await answerTitle(page, 'game', item);
    await page.goto(`${server.url}/game/a-title`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(factOf(page, 'Release Date')).toHaveText('N/A');
    await expect(factOf(page, 'Platforms')).toHaveText('N/A');
    await expect(factOf(page, 'ESRB Rating')).toHaveText('Rating Pending');
    await expect(factOf(page, 'Average Rating')).toHaveText('N/A');
    await expect(descriptionOf(page)).toContainText(noDescription);
    await expect(page.locator('[data-part="media"] img')).toHaveAttribute('src', /^data:image\/svg/);
    await expectSound();
  });

test('a game to be announced says TBA, whatever date stands there', async ({ page, server }) => {
  await answerTitle(page, 'game', { ...game, tba: true, released: '2027-01-01' });
  await page.goto(`${server.url}/game/a-title`);
  await expect(factOf(page, 'Release Date')).toHaveText('TBA');
});

test.describe('wherever the visitor is', () => {
  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati'])
    test.describe(timezoneId, () => {
      test.use({ timezoneId, locale: 'en-US' });
      test(`a release date is day/month/year as in UTC, also at ${timezoneId}`, async ({ page, server }) => {
        await answerTitle(page, 'game', { ...game, released: '2017-03-01' });
        await page.goto(`${server.url}/game/a-title`);
        await expect(factOf(page, 'Release Date')).toHaveText('01/03/2017');
      });
    });
});

test('what is no date, no average of 5 and no list is said to be N/A', async ({ page, server }) => {
  await answerTitle(page, 'game', { ...game, released: 'Autumn 1', rawg_rating: 87, platforms: [{}, 7] });
  await page.goto(`${server.url}/game/a-title`);
  for (const label of ['Release Date', 'Average Rating', 'Platforms'])
    await expect(factOf(page, label)).toHaveText('N/A');
  await expect(page.getByRole('img', { name: /stars/ })).toHaveCount(0);
});

test('the picture of a game is the one of its host, and a drawn cover where that does not come', async ({
  page,
  server,
}) => {
  const address = 'https://pictures.example/a.jpg';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await answerTitle(page, 'game', { ...game, background_image: address });
  await page.goto(`${server.url}/game/a-title`);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', address);
  await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  for (const picture of await pictures.all())
    await expect(picture).toHaveAttribute('src', /^data:image\/svg/);
});
