import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { feedFormats } from './feedDocuments.ts';
import type { Feed } from './readFeed.ts';

const feed: Feed = {
  title: 'Mara’s collection',
  author: 'Mara',
  pageUrl: 'https://shelf.example/user/Mara/collection',
  url: 'https://api.example/feeds/Mara',
  query: '',
  language: 'en',
  changed: new Date('2026-02-03T04:05:06Z'),
  sources: 'Data sources: https://shelf.example/about/data',
  entries: [
    {
      id: 'https://shelf.example/user/Mara/collection#1',
      title: 'Portal',
      content: 'Completed',
      url: undefined,
      imageUrl: 'https://api.example/covers/portal.svg',
      genres: ['Puzzle', 'Tom & Jerry'],
      added: new Date('2026-01-01T00:00:00Z'),
      changed: new Date('2026-02-03T04:05:06Z'),
    },
  ],
};

test('Atom has the genres of a title as categories, and its dates', async () => {
  const [entry] = parseAtomFeed(await feedFormats.atom.write(feed)).entries ?? [];
  expect(entry?.categories).toEqual([{ term: 'Puzzle' }, { term: 'Tom & Jerry' }]);
  expect([entry?.published, entry?.updated]).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-02-03T04:05:06.000Z',
  ]);
});

test('JSON Feed has the genres of a title as tags, its image and its dates', async () => {
  const [item] = parseJsonFeed(await feedFormats.json.write(feed)).items ?? [];
  expect(item).toMatchObject({
    tags: ['Puzzle', 'Tom & Jerry'],
    image: 'https://api.example/covers/portal.svg',
    date_published: '2026-01-01T00:00:00.000Z',
    date_modified: '2026-02-03T04:05:06.000Z',
  });
});

test('both formats name the page with the sources of the data', async () => {
  expect(parseAtomFeed(await feedFormats.atom.write(feed)).rights?.value).toBe(feed.sources);
  expect(parseJsonFeed(await feedFormats.json.write(feed)).description).toBe(feed.sources);
});
