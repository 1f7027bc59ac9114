import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samplePages } from '../../testing/samplePages.ts';
import { readUrl } from './embeddablePages.ts';

const site = 'https://shelf.example';
const title = { kind: 'title', type: 'game', slug: 'elden-ring' };
const read = (url: string) => readUrl(site, samplePages, url);

test.each([
  [`${site}/game/elden-ring`, title],
  [`${site}/game/elden-ring/`, title],
  [`${site}/game/elden-ring?from=list#rating`, title],
  ['https://SHELF.example:443/game/elden%2Dring', title],
  [`${site}/game/a%2Fb`, { kind: 'title', type: 'game', slug: 'a/b' }],
  [`${site}/anime/steins-gate`, { kind: 'title', type: 'anime', slug: 'steins-gate' }],
  [`${site}/movie/heat`, { kind: 'title', type: 'movie', slug: 'heat' }],
  [`${site}/user/Mara/collection`, { kind: 'collection', username: 'Mara' }],
  [`${site}/user/a b/collection`, { kind: 'collection', username: 'a b' }],
])('accepts the URL %s', (url, page) => {
  expect(read(url)).toEqual(page);
});

test.each([
  '',
  'elden-ring',
  '/game/elden-ring',
  'http://shelf.example/game/elden-ring',
  'https://shelf.example:8443/game/elden-ring',
  'https://shelf.example.evil.example/game/elden-ring',
  'https://evil.example/https://shelf.example/game/elden-ring',
  'https://shelf.example@evil.example/game/elden-ring',
  'https://user:secret@shelf.example/game/elden-ring',
  'javascript:alert(1)//https://shelf.example/game/elden-ring',
  `${site}.:443/game/elden-ring`,
  `${site}/`,
  `${site}/game/`,
  `${site}/game/top`,
  `${site}/game/a/b`,
  `${site}/game/%00`,
  `${site}/game/%E0%A4%A`,
  `${site}/book/moby-dick`,
  `${site}/user/mara/dashboard`,
  `${site}/user/../collection`,
])('rejects the URL %j', (url) => {
  expect(read(url)).toBeUndefined();
});

test('does not throw for any text', () => {
  const text = fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((path) => `${site}/game/${path}`),
  );
  fc.assert(fc.property(text, (url) => void read(url)));
});
