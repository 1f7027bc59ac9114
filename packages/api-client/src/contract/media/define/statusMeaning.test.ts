import { expect, test } from 'vitest';
import { book } from '../../testing/book.ts';
import { mediaTypes } from '../index.ts';
import { isFinished, isInProgress } from './statusMeaning.ts';

test.each([
  [mediaTypes.game, ['playing']],
  [mediaTypes.anime, ['watching', 're-watching']],
  [mediaTypes.movie, []],
  [mediaTypes.show, ['watching']],
  [mediaTypes.manga, ['reading', 're-reading']],
  [book, ['reading']],
])('the statuses of $type that mean in progress are the present participles', ({ statuses }, expected) => {
  expect((statuses as readonly string[]).filter(isInProgress)).toEqual(expected);
});

test.each([
  [mediaTypes.game, ['completed']],
  [mediaTypes.anime, ['completed']],
  [mediaTypes.movie, ['watched']],
  [mediaTypes.show, ['completed']],
  [mediaTypes.manga, ['completed']],
])('the status of $type that means finished is $1', ({ statuses }, expected) => {
  expect((statuses as readonly string[]).filter(isFinished)).toEqual(expected);
});
