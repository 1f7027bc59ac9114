import { expect, test } from 'vitest';
import { fileOf } from '../samples.ts';
import { jsonRows } from './jsonRows.ts';

test.each([
  ['[1,{}]', [1, {}]],
  ['{"data":[1],"total":1}', [1]],
  ['{"data":1}', [{ data: 1 }]],
  ['[1', []],
  ['a,b\n1,2', []],
  ['"text"', []],
  ['[\0]', []],
])('the rows of %j are %j', (text, rows) => {
  expect(jsonRows(fileOf('a.json', text), ['items', 'data'])).toEqual(rows);
});
