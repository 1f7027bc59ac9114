// @vitest-environment jsdom
import { builtInTypes, catalogues, catalogueTypes, type Language } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { pageHead } from './pageHead.ts';

const origins = { publicUrl: 'https://shelf.example', apiHost: '' };
const ownCover = 'https://shelf.example/covers/game/hades.svg?v=1';

/** The head of a title's page as a browser parses it. */
function headOf(name: string, imageUrl: string | null = ownCover, apiHost = '') {
  const item = { id: 1, slug: 'hades', name, background_image: imageUrl, released: '2020-09-17' };
  const view = catalogues.game.present(catalogues.game.item.parse(item));
  const page = pageHead(
    { ...origins, apiHost },
    { path: '/game/hades', title: view.title, shown: { type: 'game', view } },
  );
  return new DOMParser().parseFromString(`<!doctype html><head>${page}</head><body></body>`, 'text/html');
}

/** The head of a public collection page as a browser parses it. */
function headOfCollection(name: string | null, apiHost = '', language?: Language) {
  const owner = { username: 'Mara', display_name: name, avatar_url: 'https://pictures.example/mara.jpg' };
  const shown = { owner, totals: { game: 2 } };
  const page = pageHead(
    { ...origins, apiHost },
    { path: '/user/mara/collection', title: 'Her collection', shown },
    language,
  );
  return new DOMParser().parseFromString(`<!doctype html><head>${page}</head><body></body>`, 'text/html');
}

const contentOf = (head: Document, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

const hostile = [
  '</title><script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)> & &amp; &lt;b>`,
  'ألف ليلة وليلة "الحكاية" & more',
  '👨‍👩‍👧‍👦 Family 🔥 Quest',
  '<!--<script> -->',
];

// @control:SEC-17
test.each(hostile)('the title %j is escaped in the head and adds no elements', (name) => {
  const head = headOf(name);
  expect(contentOf(head, 'og:title')).toBe(name);
  expect(contentOf(head, 'og:image:alt')).toBe(name);
  expect(head.title).toBe(`${name} · Gildshelf`);
  expect(head.querySelector('link[type*=oembed]')?.getAttribute('title')).toBe(name);
  const scripts = [...head.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({ name });
  expect(head.body.childNodes).toHaveLength(0);
  expect(head.querySelector('img, [onerror]')).toBeNull();
});

// @control:SEC-17
test.each(hostile)('the display name %j of an owner is escaped in the head and adds no elements', (name) => {
  const head = headOfCollection(name);
  expect(contentOf(head, 'og:image:alt')).toBe(`${name} on Gildshelf`);
  const scripts = [...head.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({ author: { name } });
  expect(head.body.childNodes).toHaveLength(0);
  expect(head.querySelector('img, [onerror]')).toBeNull();
});

test("a public collection has its owner's card as share image, at the origin of the API", () => {
  const head = headOfCollection(null, 'https://api.example');
  expect(contentOf(head, 'og:image')).toBe('https://api.example/cards/Mara.png');
  expect(contentOf(head, 'og:image:type')).toBe('image/png');
  expect([contentOf(head, 'og:image:width'), contentOf(head, 'og:image:height')]).toEqual(['1200', '630']);
  expect(contentOf(head, 'og:image:alt')).toBe('Mara on Gildshelf');
  expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
});

test('control characters and bidi controls are removed from the metadata', () => {
  const head = headOf('a\u0000b\u0007c\u202ed\u2067');
  expect(contentOf(head, 'og:title')).toBe('abcd');
});

test('a lone surrogate is replaced by U+FFFD', () => {
  const written = Buffer.from(contentOf(headOf('a\ud800b'), 'og:title') ?? '').toString();
  expect(written).toBe('a\ufffdb');
});

test('a title without an image of its own has its card as share image, with the size of the card', () => {
  const head = headOf('Hades');
  expect(contentOf(head, 'og:image')).toBe('https://shelf.example/cards/game/hades.png');
  expect(contentOf(head, 'og:image:type')).toBe('image/png');
  expect([contentOf(head, 'og:image:width'), contentOf(head, 'og:image:height')]).toEqual(['1200', '630']);
  expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
});

test('a title with an image of its own has that as share image instead of the card', () => {
  const head = headOf('Hades', 'https://pictures.example/hades.jpg');
  expect(contentOf(head, 'og:image')).toBe('https://pictures.example/hades.jpg');
  expect(contentOf(head, 'og:image:width')).toBeUndefined();
  expect(contentOf(head, 'twitter:card')).toBe('summary');
});

test('a title page links to its oEmbed endpoint at the origin of the API', () => {
  const link = headOf('Hades', ownCover, 'https://api.example').querySelector('link[type*=oembed]');
  expect(link?.getAttribute('type')).toBe('application/json+oembed');
  const { origin, pathname, searchParams } = new URL(link?.getAttribute('href') ?? '');
  expect([origin, pathname]).toEqual(['https://api.example', '/oembed']);
  expect(Object.fromEntries(searchParams)).toEqual({
    url: 'https://shelf.example/game/hades',
    format: 'json',
  });
});

test('a page without a title or a collection has neither a share image nor an oEmbed link', () => {
  const head = pageHead(origins, { path: '/', title: 'Gildshelf' });
  expect(head).not.toContain('og:image');
  expect(head).not.toContain('oembed');
  expect(head).toContain('name="twitter:card" content="summary"');
});

test('a public collection links to its feeds at the origin of the API, and a title has none', () => {
  const feedsOf = (head: Document) =>
    [...head.querySelectorAll('link[rel=alternate][type^="application/"]')]
      .map((link) => ['type', 'href', 'title'].map((name) => link.getAttribute(name)))
      .filter(([type]) => type !== 'application/json+oembed');
  const title = '<b>’s collection';
  expect(feedsOf(headOfCollection('<b>', 'https://api.example'))).toEqual([
    ['application/atom+xml', 'https://api.example/feeds/Mara.atom', title],
    ['application/feed+json', 'https://api.example/feeds/Mara.json', title],
  ]);
  expect(feedsOf(headOfCollection('Mara', '', 'de'))).toEqual([
    ['application/atom+xml', 'https://shelf.example/feeds/Mara.atom?lang=de', 'Sammlung von Mara'],
    ['application/feed+json', 'https://shelf.example/feeds/Mara.json?lang=de', 'Sammlung von Mara'],
  ]);
  expect(feedsOf(headOf('Hades'))).toEqual([]);
});

test('the structured data of a title names the licences of its data', () => {
  const licence = { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };
  const source = { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Hades', licence };
  const dataWith = (credits: readonly object[]) => {
    const item = catalogues.game.item.parse({ id: 1, slug: 'hades', name: 'Hades', credits });
    const shown = { type: 'game', view: catalogues.game.present(item) } as const;
    const head = pageHead(origins, { path: '/game/hades', title: 'Hades', shown });
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '');
  };
  expect(dataWith([source, source, { name: 'RAWG', url: 'https://rawg.io/' }]).sdLicense).toEqual([
    licence.url,
  ]);
  expect(dataWith([{ name: 'RAWG', url: 'https://rawg.io/' }])).not.toHaveProperty('sdLicense');
});

test.each([
  ['en', builtInTypes, 'Browse the best games, anime and movies, and keep a shelf of your own.'],
  [
    'en',
    catalogueTypes,
    'Browse the best games, anime, movies, TV shows and manga, and keep a shelf of your own.',
  ],
  [
    'de',
    catalogueTypes,
    'Entdecke die besten Spiele, Anime, Filme, Serien und Manga und führe dein eigenes Regal.',
  ],
  ['ja', builtInTypes, '最高のゲーム、アニメ、映画を探して、自分だけの棚を作りましょう。'],
] as const)(
  'the description of the site names the media types that it shows, in the language %s',
  (language, mediaTypes, text) => {
    const head = pageHead({ ...origins, mediaTypes }, { path: '/', title: 'Gildshelf' }, language);
    expect(head).toContain(`<meta name="description" content="${text}"`);
  },
);
