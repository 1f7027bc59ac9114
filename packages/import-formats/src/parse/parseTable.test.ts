import { expect, test } from 'vitest';
import { fileLimits } from '../files/fileLimits.ts';
import { parseTable } from './parseTable.ts';

const cellsOf = (text: string) => parseTable(text, 'a.csv').rows.map(({ cells }) => cells);
const malformed = expect.objectContaining({ reason: 'malformed', detail: 'a.csv' });

test.each([',', ';', '\t'])('the delimiter %j is recognised by the header', (delimiter) => {
  const text = ['Name', 'Year', '"a,b;c\td,,;;\t\t"'].join(delimiter);
  expect(parseTable(`${text}\n1${delimiter}2${delimiter}3`, 'a.csv').columns).toHaveLength(3);
  expect(cellsOf(`${text}\n1${delimiter}2${delimiter}3`)).toEqual([['1', '2', '3']]);
});

test.each(['\n', '\r\n', '\r'])('rows end with %j', (end) => {
  expect(cellsOf(['a,b', '1,2', '"3\nx",4', ''].join(end))).toEqual([
    ['1', '2'],
    ['3\nx', '4'],
  ]);
});

test.each([
  ['a CRLF header with LF rows', 'a,b\r\n1,"2"\n3,4\n'],
  ['an LF header with CRLF rows', 'a,b\n1,"2"\r\n3,4\r\n'],
])('%s is read', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('quotes may be doubled, and quotes inside an unquoted cell are literal', () => {
  expect(cellsOf('a,b\n"say ""hi""",5" disk\n')).toEqual([['say "hi"', '5" disk']]);
});

test('columns are found by name, whatever their case, spaces and order', () => {
  const table = parseTable(' Your Rating ,TITLE\n 8 , Heat \n', 'a.csv');
  expect(table.columns).toEqual(['Your Rating', 'TITLE']);
  expect(table.has('title', 'your rating')).toBe(true);
  expect(table.has('title', 'year')).toBe(false);
  expect(table.rows.map((row) => [row.get('Title'), row.get('your rating'), row.get('Year')])).toEqual([
    ['Heat', '8', ''],
  ]);
});

test('rows are numbered from 1, blank and incomplete ones are marked', () => {
  const { rows } = parseTable('a,b\n1,2\n, \n3\n4,5,6\n', 'a.csv');
  expect(rows.map(({ number, isBlank, isComplete }) => [number, isBlank, isComplete])).toEqual([
    [1, false, true],
    [2, true, true],
    [3, false, false],
    [4, false, false],
  ]);
});

test.each(['', '\n'])('%j has no columns', (text) => {
  expect(parseTable(text, 'a.csv')).toMatchObject({ columns: [], rows: [] });
});

test.each([
  ['a quote that is not closed', 'a,b\n"1,2\n3,4\n'],
  ['a row above the limit', `a,b\n"${'x'.repeat(2 * fileLimits.row)}",2\n`],
])('%s is malformed', (_, text) => {
  expect(() => parseTable(text, 'a.csv')).toThrow(malformed);
});
