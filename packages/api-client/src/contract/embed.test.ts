import { expect, test } from 'vitest';
import { embedParameters } from './embed.ts';
import { catalogueTypes, mediaTypes } from './media/index.ts';
import * as ownMessages from './messages/own.ts';

const { embed } = ownMessages;
const { carousel, list, rating, collection } = embedParameters;

test('a carousel without parameters defaults to the top games in one row', () => {
  expect(carousel.parse({})).toEqual({
    ...{ type: 'game', list: 'top', size: 'small', count: '24', theme: 'dark', lang: 'en' },
  });
});

test.each([
  [carousel, { type: 'song' }, embed.invalidChoice('type', catalogueTypes)],
  [carousel, { list: 'worst' }, embed.invalidChoice('list', ['top'])],
  [carousel, { count: '0' }, embed.invalidCount(100)],
  [carousel, { count: '101' }, embed.invalidCount(100)],
  [carousel, { count: '1e1' }, embed.invalidCount(100)],
  [carousel, { accent: 'red' }, embed.invalidAccent],
  [carousel, { accent: '#fff;}' }, embed.invalidAccent],
  [carousel, { theme: 'neon' }, embed.invalidChoice('theme', ['dark', 'light', 'auto'])],
  [list, {}, embed.slugsMissing],
  [list, { slugs: ' , ' }, embed.slugsMissing],
  [list, { slugs: Array.from({ length: 25 }, (_, index) => index).join() }, embed.tooManySlugs(24)],
  [rating, { slug: 'portal', size: 'huge' }, embed.invalidChoice('size', ['large', 'small'])],
  [rating, {}, embed.slugMissing],
  [rating, { slug: ' ' }, embed.slugMissing],
  [
    collection,
    { user: 'mara', type: 'anime', status: 'playing' },
    embed.invalidChoice(
      'status',
      mediaTypes.anime.filters.map(({ value }) => value),
    ),
  ],
  [collection, {}, embed.userMissing],
  [collection, { user: 'x'.repeat(65) }, embed.userMissing],
] as const)('reports one error message for an invalid parameter: %#', (schema, input, message) => {
  expect(schema.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('accepts the largest numbers of titles', () => {
  expect(carousel.parse({ count: '100' })).toMatchObject({ count: '100' });
  const slugs = Array.from({ length: 24 }, (_, index) => `title-${index}`);
  expect(list.parse({ slugs: slugs.join() })).toMatchObject({ slugs });
});

test('a list has its slugs in the given order, without spaces and repeated slugs', () => {
  expect(list.parse({ slugs: ' portal-2, hades,,portal-2 ,braid' })).toMatchObject({
    slugs: ['portal-2', 'hades', 'braid'],
  });
});

test.each([undefined, 'all', 'playing', 'planned', 'completed', 'dropped'])(
  'a collection of games accepts status=%j',
  (status) => {
    expect(collection.parse({ user: 'mara', status })).toMatchObject({ status: status ?? 'all' });
  },
);

test.each(['fr', 'en-GB', 'x'.repeat(99), '', undefined])('is in English for lang=%j', (lang) => {
  expect(carousel.parse({ lang })).toMatchObject({ lang: 'en' });
});

test('is in a language of the site for its tag with a region', () => {
  expect(carousel.parse({ lang: 'de-AT' })).toMatchObject({ lang: 'de' });
});

test('removes unknown parameters', () => {
  expect(rating.parse({ slug: 'portal', onload: 'alert(1)' })).not.toHaveProperty('onload');
});
