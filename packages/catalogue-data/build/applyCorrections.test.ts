import { expect, test } from 'vitest';
import { applyCorrections } from './applyCorrections.ts';
import type { TextRow } from './tableText.ts';

const columns = ['rank', 'id', 'name', 'other_names', 'released', 'year', 'sources', 'fact_check'];
const row = {
  ...{ rank: '7', id: 'steam:38400', name: 'Fallout: A Post Nuclear Role Playing Game' },
  ...{ other_names: '', released: '2015-11-01', year: '2015', sources: 'steam', fact_check: '' },
};
const correctionOf = (id: string, column: string, value: string, second_source = 'Giant Bomb'): TextRow => ({
  table: 'games',
  ...{ id, column, value, second_source },
});
const correct = (...corrections: TextRow[]) =>
  applyCorrections('games', { columns, rows: [row] }, corrections).rows;

test('corrects the columns of a row, credits the correction, and marks the row as verified', () => {
  const corrected = correct(
    correctionOf(row.id, 'released', ''),
    correctionOf(row.id, 'year', '1997'),
    correctionOf(row.id, 'other_names', 'Fallout'),
  );
  expect(corrected).toEqual([
    {
      ...row,
      other_names: 'Fallout',
      released: '',
      year: '1997',
      sources: 'steam | own',
      fact_check: 'verified',
    },
  ]);
});

test('appends a title that the table lacks as the least popular one', () => {
  expect(correct(correctionOf('game:tetris-1984', 'name', 'Tetris'))).toEqual([
    row,
    expect.objectContaining({ rank: '8', id: 'game:tetris-1984', name: 'Tetris', sources: 'own' }),
  ]);
});

test('ignores the corrections of other tables', () => {
  expect(correct({ ...correctionOf(row.id, 'year', '1997'), table: 'movies' })).toEqual([row]);
});

test.each([
  ['an unknown column', correctionOf(row.id, 'maker', 'Interplay'), 'has no column maker'],
  ['no second source', correctionOf(row.id, 'year', '1997', ''), 'no second source'],
  ['an unknown id and no name', correctionOf('steam:1', 'year', '1997'), 'has no row steam:1'],
])('rejects a correction with %s', (_, correction, message) => {
  expect(() => correct(correction)).toThrow(message);
});
