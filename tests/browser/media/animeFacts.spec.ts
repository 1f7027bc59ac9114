import { noDescription } from '@gildshelf/api-client/contract';
import { answerTitle, descriptionOf, expect, factOf, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const labels = ['Episodes', 'Status', 'Score', 'Rating', 'Year', 'Airing Dates', 'Duration', 'Type'];
const anime = {
  title: 'Sousou no Title',
  title_english: 'A Title',
  title_japanese: 'TITLE 葬送のフリーレン',
  episodes: 28,
  status: 'Finished Airing',
  score: 9.29,
  rating: 'PG-13 - Teens 13 or older',
  year: 2023,
  aired_prop: { from: { year: 2023, month: 9, day: 29 }, to: { year: 2024, month: 3, day: 22 } },
  duration: '24 min per ep',
  type: 'TV',
  synopsis: 'An elf learns what her friends meant to her.\n\n[Written by MAL Rewrite]',
};

test('an anime says its English title, its Japanese one without Latin letters, and all eight details', async ({
  page,
  server,
  expectSound,
}) => {
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await expect(page.getByRole('heading', { level: 1, name: 'A Title', exact: true })).toBeVisible();
  await expect(page.locator('[lang="ja"]')).toHaveText('葬送のフリーレン');
  const told = { Episodes: '28', Status: 'Finished Airing', Score: '9.29', Year: '2023', Type: 'TV' };
  for (const [label, value] of Object.entries(told)) await expect(factOf(page, label)).toHaveText(value);
  await expect(factOf(page, 'Rating')).toHaveText('PG-13 - Teens 13 or older');
  await expect(factOf(page, 'Airing Dates')).toHaveText('2023/9/29 to 2024/3/22');
  await expect(factOf(page, 'Duration')).toHaveText('24 min per ep');
  await expect(page.getByRole('term')).toHaveCount(labels.length);
  await expectSound();
});

test('a synopsis is told without the credit of whoever rewrote it', async ({ page, server }) => {
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await expect(descriptionOf(page)).toHaveText('DescriptionAn elf learns what her friends meant to her.');
  await expect(page.getByText('Written by')).toHaveCount(0);
});

test('an anime without an English title has its other one, and a Japanese title of Latin letters is not repeated', async ({
  page,
  server,
}) => {
  await answerTitle(page, 'anime', { ...anime, title_english: null, title_japanese: 'TITLE' });
  await page.goto(`${server.url}/anime/a-title`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sousou no Title' })).toBeVisible();
  await expect(page.locator('[lang="ja"]')).toHaveCount(0);
});

const nothingKnown = [
  ['of which a host knows nothing', {}],
  ['whose fields are all null', Object.fromEntries(Object.keys(anime).map((name) => [name, null]))],
  [
    'whose fields are all of a wrong type',
    Object.fromEntries(Object.keys(anime).map((name) => [name, [{}]])),
  ],
] as const;

for (const [kind, item] of nothingKnown)
  test(`an anime ${kind} says N/A in every line, and '${noDescription}'`, async ({
    page,
    server,
    expectSound,
  }) => {
    await answerTitle(page, 'anime', { ...item, images: null, trailer: kind.length });
    await page.goto(`${server.url}/anime/a-title`);
    await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
    for (const label of labels) await expect(factOf(page, label)).toHaveText('N/A');
    await expect(descriptionOf(page)).toContainText(noDescription);
    await expect(page.getByRole('button', { name: /Play trailer/ })).toHaveCount(0);
    await expect(page.locator('[data-part="media"] img')).toHaveAttribute('src', /^data:image\/svg/);
    await expectSound();
  });

const start = { year: 1999, month: 10, day: 20 };
const aired = [
  [start, { year: 2000, month: 1, day: 5 }, 'Finished Airing', '1999/10/20 to 2000/1/5'],
  [{ year: 1999, month: 10, day: null }, { year: 2000 }, 'Finished Airing', '1999/10/?? to 2000/??/??'],
  [{ month: 10 }, { day: 3 }, 'Finished Airing', '??/10/?? to ??/??/3'],
  [start, null, 'Currently Airing', '1999/10/20 to Present'],
  [start, { year: null, month: null, day: null }, 'Currently Airing', '1999/10/20 to Present'],
  [start, null, 'Finished Airing', '1999/10/20 to ?'],
  [start, null, null, '1999/10/20 to ?'],
  [null, start, 'Finished Airing', '??/??/?? to 1999/10/20'],
  [null, null, 'Currently Airing', 'N/A'],
  [{}, {}, 'Finished Airing', 'N/A'],
] as const;

test("airing dates are year/month/day, '??' where a part is unknown, open to 'Present' while airing, else to '?'", async ({
  page,
  server,
}) => {
  let row: (typeof aired)[number] = aired[0];
  await page.route('**/api/anime/a-title', (route) => {
    const [from, to, status] = row;
    return route.fulfill({ json: { id: 7, slug: 'a-title', title: 'A', status, aired_prop: { from, to } } });
  });
  for (row of aired) {
    await page.goto(`${server.url}/anime/a-title`);
    await expect(factOf(page, 'Airing Dates')).toHaveText(row[3]);
  }
});

test('the picture of an anime is the large jpg, then the large webp', async ({ page, server }) => {
  const jpg = { large_image_url: 'https://pictures.example/a.jpg' };
  const webp = { large_image_url: 'https://pictures.example/a.webp' };
  const picture = page.locator('[data-part="media"] img');
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await answerTitle(page, 'anime', { ...anime, images: { jpg, webp } });
  await page.goto(`${server.url}/anime/a-title`);
  await expect(picture).toHaveAttribute('src', jpg.large_image_url);
  await answerTitle(page, 'anime', { ...anime, images: { jpg: { large_image_url: null }, webp } });
  await page.reload();
  await expect(picture).toHaveAttribute('src', webp.large_image_url);
});
