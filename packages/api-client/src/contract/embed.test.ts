import { expect, test } from 'vitest';
import { embedParameters } from './embed.ts';
import * as ownMessages from './ownMessages.ts';

const { embed } = ownMessages;
const { carousel, rating, collection } = embedParameters;

test('a carousel wants nothing said: the best games in one row', () => {
  expect(carousel.parse({})).toEqual({
    ...{ type: 'game', list: 'top', size: 'small', count: '24', theme: 'dark', lang: 'en' },
  });
});

test.each([
  [carousel, { type: 'movie' }, embed.wrongChoice('type', ['game', 'anime'])],
  [carousel, { list: 'worst' }, embed.wrongChoice('list', ['top'])],
  [carousel, { count: '0' }, embed.wrongCount(100)],
  [carousel, { count: '101' }, embed.wrongCount(100)],
  [carousel, { count: '1e1' }, embed.wrongCount(100)],
  [carousel, { accent: 'red' }, embed.wrongAccent],
  [carousel, { accent: '#fff;}' }, embed.wrongAccent],
  [carousel, { theme: 'neon' }, embed.wrongChoice('theme', ['dark', 'light', 'auto'])],
  [rating, {}, embed.noSlug],
  [rating, { slug: ' ' }, embed.noSlug],
  [collection, {}, embed.noUser],
  [collection, { user: 'x'.repeat(65) }, embed.noUser],
] as const)('what is wrong is said in a sentence: %#', (schema, said, sentence) => {
  expect(schema.safeParse(said).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test.each(['de', 'en-GB', 'x'.repeat(99), ''])('falls back to English for lang=%j', (lang) => {
  expect(carousel.parse({ lang })).toMatchObject({ lang: 'en' });
});

test('what is not known is left out', () => {
  expect(rating.parse({ slug: 'portal', onload: 'alert(1)' })).not.toHaveProperty('onload');
});
