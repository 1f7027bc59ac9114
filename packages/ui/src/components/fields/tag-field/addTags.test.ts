import { expect, test } from 'vitest';
import { addTags } from './addTags.ts';

const limits = { suggestions: ['Co-op night'], maxTags: 3, maxLength: 12 };

test.each([
  ['short', ['cosy', 'short'], '', undefined],
  ['  two   words ', ['cosy', 'two words'], '', undefined],
  ['a, b,', ['cosy', 'a', 'b'], '', undefined],
  ['a、b', ['cosy', 'a', 'b'], '', undefined],
  ['COSY', ['cosy'], '', undefined],
  ['a, A', ['cosy', 'a'], '', undefined],
  ['CO-OP NIGHT', ['cosy', 'Co-op night'], '', undefined],
  [' , ', ['cosy'], '', undefined],
  ['a, b, c, d', ['cosy', 'a', 'b'], 'c, d', 'tooMany'],
  ['thirteen char, a', ['cosy', 'a'], 'thirteen char', 'tooLong'],
])('%j gives the tags %j and leaves %j: %s', (text, tags, rest, problem) => {
  expect(addTags(['cosy'], text, limits)).toEqual({ tags, rest, problem });
});
