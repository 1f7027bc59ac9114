import { memoryStorage } from '@gildshelf/api-client';
import { expect, test } from 'vitest';
import { addRecentSearch, readRecentSearches } from './useRecentSearches.ts';

test('the newest search is the first, a repeated one is moved to the front, and eight are stored', () => {
  const storage = memoryStorage();
  for (const query of ['one', 'two', 'ONE', '3', '4', '5', '6', '7', '8']) addRecentSearch(storage, query);
  expect(readRecentSearches(storage)).toEqual(['8', '7', '6', '5', '4', '3', 'ONE', 'two']);
});

test.each(['{', '{}', 'null', '"text"', '[1, null, ""]'])(
  'a malformed stored value has no searches: %s',
  (value) => {
    const storage = memoryStorage();
    storage.set('recentSearches', value);
    expect(readRecentSearches(storage)).toEqual([]);
  },
);
