import { expect, test } from 'vitest';
import { seriesName } from './seriesName.ts';

test.each([
  [['Back to the Future', 'Back to the Future Part II'], 'Back to the Future'],
  [
    ['The Lord of the Rings: The Two Towers', 'The Lord of the Rings: The Return of the King'],
    'The Lord of the Rings',
  ],
  [['Toy Story', 'Toy Story 2', 'Toy Story 3'], 'Toy Story'],
  [['Halo: Combat Evolved', 'Halo 2'], 'Halo'],
  [['The Dark Knight', 'The Prestige'], null],
  [['Batman Begins', 'The Dark Knight'], null],
  [['A', 'The'], null],
  [[], null],
])('the name of the series %j is %s', (names, name) => {
  expect(seriesName(names)).toBe(name);
});
