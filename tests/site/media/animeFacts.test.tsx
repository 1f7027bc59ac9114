// @vitest-environment jsdom
import { noDescription } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { description, factOf, findTitle, malformedItems, mediaImage, openTitle } from './mediaSite.ts';

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
const japanese = () => document.querySelector('main [lang="ja"]');

test('an anime shows its English title, its Japanese title without Latin characters, and all eight facts', async () => {
  await openTitle('anime', anime);
  await findTitle('A Title');
  expect(japanese()?.textContent).toBe('葬送のフリーレン');
  const facts = {
    Episodes: '28',
    Status: 'Finished Airing',
    Score: '9.29',
    Year: '2023',
    Type: 'TV',
    Rating: 'PG-13 - Teens 13 or older',
    'Airing Dates': '2023/9/29 to 2024/3/22',
    Duration: '24 min per ep',
  };
  for (const [label, value] of Object.entries(facts)) expect(factOf(label)).toBe(value);
  expect(screen.getAllByRole('term')).toHaveLength(labels.length);
});

test('a synopsis is shown without its editor credit', async () => {
  await openTitle('anime', anime);
  await findTitle('A Title');
  expect(description()).toBe('DescriptionAn elf learns what her friends meant to her.');
  expect(screen.queryByText('Written by', { exact: false })).toBeNull();
});

test('an anime without an English title shows its original title, and no Japanese title in Latin characters', async () => {
  await openTitle('anime', { ...anime, title_english: null, title_japanese: 'TITLE' });
  await findTitle('Sousou no Title');
  expect(japanese()).toBeNull();
});

test.each(malformedItems(anime))(
  "an anime %s shows 'N/A' in every fact, and 'No description available.'",
  async (kind, item) => {
    expect(noDescription).toBe('No description available.');
    await openTitle('anime', { ...item, images: null, trailer: kind.length });
    await findTitle('Untitled');
    expect(labels.map(factOf)).toEqual(labels.map(() => 'N/A'));
    expect(description()).toContain(noDescription);
    expect(screen.queryByRole('button', { name: /Play trailer/ })).toBeNull();
    await waitFor(() => expect(mediaImage()?.src).toMatch(/^data:image\/svg/));
  },
);

const start = { year: 1999, month: 10, day: 20 };

test.each([
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
])(
  "airing dates are year/month/day, with '??' for an unknown part and 'Present' or '?' for an unknown end: from %j to %j, %s",
  async (from, to, status, shown) => {
    await openTitle('anime', { title: 'A', status, aired_prop: { from, to } });
    await findTitle('A');
    expect(factOf('Airing Dates')).toBe(shown);
  },
);

test('the image of an anime is the large JPG, else the large WebP', async () => {
  const jpg = { large_image_url: 'https://pictures.example/a.jpg' };
  const webp = { large_image_url: 'https://pictures.example/a.webp' };
  const site = await openTitle('anime', { ...anime, images: { jpg, webp } });
  await findTitle('A Title');
  expect(mediaImage()?.src).toBe(jpg.large_image_url);
  const images = { jpg: { large_image_url: null }, webp };
  site.host.respondTo('GET /api/anime/a-title', { json: { id: 7, slug: 'a-title', ...anime, images } });
  await site.reload();
  await findTitle('A Title');
  expect(mediaImage()?.src).toBe(webp.large_image_url);
});
