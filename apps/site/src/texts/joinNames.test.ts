import { expect, test } from 'vitest';
import { joinNames, listUpcoming } from './joinNames.ts';

test('joins names with commas and a final "and"', () => {
  expect(joinNames(['games', 'anime'])).toBe('games and anime');
  expect(joinNames(['games', 'anime', 'books'])).toBe('games, anime and books');
});

test('lists the announced features without the media types that can be browsed', () => {
  expect(listUpcoming(['movies'], ['games', 'anime'])).toBe(
    'More features (movies, TV shows, deeper community tools) are coming.',
  );
  expect(listUpcoming([], ['games', 'movies', 'TV shows'])).toBe(
    'More features (deeper community tools) are coming.',
  );
});
