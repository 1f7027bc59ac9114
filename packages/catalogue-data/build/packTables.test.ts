import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressTable, makeTables } from './packTables.ts';
import { sampleInputs } from './sampleInputs.ts';
import { parseTable } from './tableText.ts';

test('drops titles without a usable name, and what refers to them', () => {
  const { texts, report } = makeTables(sampleInputs());
  const names = (table: string) => parseTable(table, texts.get(table) ?? '').rows.map(({ name }) => name);
  expect(names('games')).toEqual(['Portal 2', 'Hades']);
  expect(names('movies.descriptions')).toEqual([]);
  expect(parseTable('', texts.get('relations_games') ?? '').rows).toEqual([
    { game: 'steam:620', relation: 'follows', other_game: 'steam:400' },
  ]);
  expect(report).toEqual([
    'games: 0 hand-written rows verified, 1 unverified, 0 removed.',
    'movies: 0 hand-written rows verified, 0 unverified, 0 removed.',
    'games: 1 dropped, placeholder for a missing name.',
    'games: 1 dropped, name over 500 characters.',
    'games: 1 dropped, control character.',
    'games: 1 dropped, name without a letter or digit.',
    'movies: 1 dropped, empty name.',
    'movies.descriptions: 1 dropped, its id was dropped.',
    'relations_games: 1 dropped, its other_game was dropped.',
  ]);
});

test('makes the same bytes of the same files', () => {
  const pack = () => [...makeTables(sampleInputs()).texts.values()].map((text) => compressTable(text));
  const [first, second] = [pack(), pack()];
  expect(first).toEqual(second);
  expect(zstdDecompressSync(first[0] ?? Buffer.of()).toString()).toContain('Portal 2');
});

test('reports a table with other columns', () => {
  const inputs = sampleInputs().set('anime.tsv', 'rank\tname\n');
  expect(() => makeTables(inputs)).toThrow(/^anime\.tsv: the columns are not rank, popularity, id, name/);
});

test('reports a line with missing cells', () => {
  const inputs = sampleInputs().set('built-in/games.tsv', 'name\tyear\nPortal 2\n');
  expect(() => makeTables(inputs)).toThrow('built-in/games.tsv, line 2: 1 cells, not 2.');
});
