// @vitest-environment jsdom
import { noDescription } from '@gildshelf/api-client/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { description, factOf, findTitle, malformedItems, mediaImage, openTitle } from './mediaSite.ts';

const manga = {
  title: 'Shingeki no Title',
  title_english: 'A Manga',
  title_japanese: 'TITLE 進撃の巨人',
  cover_image: 'https://pictures.example/a.jpg',
  published: { from: { year: 2009, month: 9, day: 9 }, to: { year: 2021, month: 4, day: 9 } },
  chapters: 141,
  volumes: 34,
  status: 'Finished',
  score: 8.54,
  format: 'Manga',
  genres: ['Action'],
  description: 'People live behind walls.',
};
const facts = {
  Chapters: '141',
  Volumes: '34',
  Status: 'Finished',
  Score: '8.54',
  Published: '2009/9/9 to 2021/4/9',
  Type: 'Manga',
};

test('a manga shows its English and its Japanese title, its facts, its description and its cover', async () => {
  await openTitle('manga', manga);
  await findTitle('A Manga');
  expect(document.querySelector('main [lang="ja"]')?.textContent).toBe('進撃の巨人');
  for (const [label, value] of Object.entries(facts)) expect(factOf(label)).toBe(value);
  expect(screen.getAllByRole('term')).toHaveLength(Object.keys(facts).length);
  expect(description()).toBe('DescriptionPeople live behind walls.');
  expect(mediaImage()?.src).toBe(manga.cover_image);
});

test.each([
  ['Publishing', '2009/9/9 to Present'],
  ['On hiatus', '2009/9/9 to ?'],
])('a manga without an end date and with the status %s shows the dates %s', async (status, shown) => {
  await openTitle('manga', { ...manga, status, published: { from: manga.published.from, to: null } });
  await findTitle('A Manga');
  expect(factOf('Published')).toBe(shown);
});

test.each(malformedItems(manga))(
  "a manga %s shows 'N/A' in every fact, and 'No description available.'",
  async (_, item) => {
    await openTitle('manga', item);
    await findTitle('Untitled');
    for (const label of Object.keys(facts)) expect(factOf(label)).toBe('N/A');
    expect(description()).toContain(noDescription);
  },
);
