import { expect, test } from 'vitest';
import { filledRows } from './filledRows.ts';
import { parseTable } from './parseTable.ts';

test('filledRows leaves blank rows and rows of another length out', () => {
  const { rows, leftOut } = filledRows(parseTable('Name,Year\n,\nHeat\nDune,1984\n', 'a'), 'a', 'Name');
  expect(rows.map(({ place }) => place)).toEqual([{ file: 'a', row: 3 }]);
  expect(leftOut).toEqual([
    { place: { file: 'a', row: 1 }, reason: 'blank', name: null },
    { place: { file: 'a', row: 2 }, reason: 'malformed', name: 'Heat' },
  ]);
});
