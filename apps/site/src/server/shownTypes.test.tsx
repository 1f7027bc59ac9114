import { builtInCredits, type CatalogueType, catalogueTypes } from '@gildshelf/api-client/contract';
import { createFixtureFetch, type FixtureFetchOptions } from '@gildshelf/api-client/testing';
import { expect, test } from 'vitest';
import { renderPage, requestUrlsOf } from '../entry-server.tsx';

const settings = {
  publicUrl: 'https://shelf.example',
  apiHost: '',
  humanCheck: 'none',
  thirdParty: null,
  dataCredits: builtInCredits,
};

/** The HTML of a page of a site with these media types, from the fixtures' responses to its requests. */
async function htmlOf(
  url: string,
  mediaTypes: readonly CatalogueType[],
  { language, ...options }: FixtureFetchOptions & { readonly language?: 'en' | 'de' | 'ja' } = {},
) {
  const fetch = createFixtureFetch({ visibility: 'public', ...options });
  const responses = (requestUrlsOf(url, mediaTypes) ?? []).map(async (request) => {
    const response = await fetch(request, { method: 'GET' });
    return [request, { status: response.status, body: await response.json() }] as const;
  });
  const prefetched = Object.fromEntries(await Promise.all(responses));
  const { html } = await renderPage(url, prefetched, { ...settings, mediaTypes }, language);
  return html;
}

test.each([
  [
    'en',
    'games, anime, movies, TV shows and manga you love',
    'More features (deeper community tools) are coming.',
  ],
  [
    'de',
    'Spiele, Anime, Filme, Serien und Manga du liebst',
    'Weitere Funktionen (mehr für die Gemeinschaft) folgen.',
  ],
  ['ja', '大好きなゲーム、アニメ、映画、', '今後の機能（コミュニティ機能）もお楽しみに。'],
] as const)(
  'Home names all media types of the site, in the language %s',
  async (language, titles, features) => {
    const html = await htmlOf('/', catalogueTypes, { language });
    expect(html).toContain(titles);
    expect(html).toContain(features);
  },
);

test('a public collection requests and renders the media types of the site', async () => {
  const url = '/user/mara/collection';
  expect(requestUrlsOf(url, ['game', 'show'])).toEqual([
    '/api/collections/mara/games',
    '/api/collections/mara/shows',
  ]);
  const shelves = { show: { 'breaking-bad': { status: 'paused', rating: 4 } } };
  expect(await htmlOf(url, ['show'], { shelves })).toContain('href="/show/breaking-bad"');
  expect(await htmlOf(url, ['manga'], { shelves })).not.toContain('href="/show/breaking-bad"');
});
