import { expect, test } from 'vitest';
import { book } from '../../testing/book.ts';
import { mediaTypes } from '../index.ts';
import { isInProgress } from './statusMeaning.ts';

test.each([
  [mediaTypes.game, ['playing']],
  [mediaTypes.anime, ['watching', 're-watching']],
  [mediaTypes.movie, []],
  [book, ['reading']],
])('the statuses of $type that mean in progress are the present participles', ({ statuses }, expected) => {
  expect((statuses as readonly string[]).filter(isInProgress)).toEqual(expected);
});
