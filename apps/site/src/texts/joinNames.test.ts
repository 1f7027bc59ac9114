import { expect, test } from 'vitest';
import { joinNames } from './joinNames.ts';

test.each([
  ['en-GB', 'games and anime', 'games, anime and books'],
  ['de', 'games und anime', 'games, anime und books'],
  ['ja', 'games、anime', 'games、anime、books'],
])('joins names as the language %s does', (locale, two, three) => {
  expect(joinNames(['games', 'anime'], locale)).toBe(two);
  expect(joinNames(['games', 'anime', 'books'], locale)).toBe(three);
});
