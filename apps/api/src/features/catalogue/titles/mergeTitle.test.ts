import { expect, test } from 'vitest';
import { mergeTitle } from './mergeTitle.ts';

test('the item of a title does not depend on the order in which a database returns its ids', () => {
  const itemWith = (...ids: [string, string][]) => JSON.stringify(mergeTitle('game', [], new Map(ids)).item);
  const [rawg, steam] = [
    ['rawg_id', '1'],
    ['steam_id', '2'],
  ] as [[string, string], [string, string]];
  expect(itemWith(steam, rawg)).toBe(itemWith(rawg, steam));
});
