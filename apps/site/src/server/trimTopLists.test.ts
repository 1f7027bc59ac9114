import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { type PrefetchedResponses, presentTitle } from '@gildshelf/api-client/react';
import { expect, test } from 'vitest';
import { trimTopLists } from './trimTopLists.ts';

const game = { id: 'g1', slug: 'portal-2', name: 'Portal 2', released: '2011-04-19', genres: ['Puzzle'] };
const gameImage = { background_image: '/covers/portal-2.svg', image_srcset: '/a.webp 150w, /b.webp 300w' };
const anime = { id: 7, slug: 'frieren', title: 'Sousou no Frieren', title_english: 'Frieren', score: 9.3 };
const jpg = { large_image_url: '/frieren.jpg' };
const animeImage = { images: { jpg, webp: { large_image_url: '/frieren.webp' } } };
const responses: PrefetchedResponses = {
  '/api/games/top': {
    status: 200,
    body: [
      { rank: 3, game: { ...game, ...gameImage } },
      { game: { id: 'g2', name: null, released: '2011-04-19' } },
    ],
  },
  '/api/anime/top': { status: 200, body: [{ rank: 1, anime: { ...anime, ...animeImage } }] },
  '/api/games/portal-2': { status: 200, body: { ...game, ...gameImage } },
};

const trimmed = (from: PrefetchedResponses): PrefetchedResponses =>
  JSON.parse(JSON.stringify(trimTopLists(from)));

/** The values that the cards of a list show. */
function cardsOf(type: CatalogueType, from: PrefetchedResponses) {
  const { listTopTitles, toTopEntry } = catalogues[type];
  const entries = listTopTitles.response.parse(from[listTopTitles.path]?.body).map(toTopEntry);
  return entries.map(({ rank, item }) => {
    const { slug, title, imageUrl, imageSet = null } = presentTitle(type, item);
    return { rank, id: item.id, slug, title, imageUrl, imageSet: imageSet ?? null };
  });
}

test.each(['game', 'anime'] as const)('keeps the fields that the cards of a top list show: %s', (type) => {
  const cards = cardsOf(type, responses);
  expect(cards[0]?.imageUrl).toMatch(/^\//);
  expect(cardsOf(type, trimmed(responses))).toEqual(cards);
});

test('drops the fields that no card shows, and leaves other responses unchanged', () => {
  const sent = trimmed(responses);
  expect(sent['/api/games/top']?.body).toEqual([
    { rank: 3, game: { id: 'g1', slug: 'portal-2', name: 'Portal 2', ...gameImage } },
    { game: { id: 'g2' } },
  ]);
  expect(sent['/api/anime/top']?.body).toEqual([
    { anime: { id: 7, slug: 'frieren', title_english: 'Frieren', images: { jpg } } },
  ]);
  expect(sent['/api/games/portal-2']).toEqual(responses['/api/games/portal-2']);
});

test.each([
  { status: 200, body: { games: [] } },
  { status: 200, body: null },
  { status: 500, body: { message: 'No list.' } },
  { status: 200, body: [] },
])('leaves an empty list, and a response that is not a list, unchanged: %j', (response) => {
  expect(trimmed({ '/api/games/top': response })).toEqual({ '/api/games/top': response });
});
