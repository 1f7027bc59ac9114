import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows, readRows } from './readRows.ts';
import { packedFile, tables } from './tables.ts';

const columns = Object.keys(tables.games.columns);
const cells = {
  ...{
    rank: '1',
    popularity: '29.08',
    id: 'steam:620',
    name: 'Portal 2',
    other_names: 'ポータル2 | Portal II',
  },
  ...{ released: '2011-04-18', year: '2011', platforms: 'PC', developer: 'Valve', sources: 'steam' },
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-rows-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const lineOf = (row: Readonly<Record<string, string>>) =>
  columns.map((column) => row[column] ?? '').join('\t');
const pack = (lines: readonly string[]) =>
  writeFile(join(folder, packedFile('games')), zstdCompressSync(`${lines.join('\n')}\n`));

async function read(from?: number) {
  const rows = [];
  for await (const row of readRows(folder, 'games', from)) rows.push(row);
  return rows;
}

test('reads cells as the types of their columns', async () => {
  await pack([columns.join('\t'), lineOf(cells)]);
  const [first, ...others] = await read();
  expect(first).toEqual({
    number: 1,
    row: {
      ...{ rank: 1, popularity: 29.08, id: 'steam:620', name: 'Portal 2' },
      ...{ other_names: ['ポータル2', 'Portal II'], released: '2011-04-18', year: 2011, platforms: ['PC'] },
      ...{ genres: [], developer: ['Valve'], publisher: [], esrb: null, series: null, steam_id: null },
      ...{ wikidata_id: null, imdb_id: null, wikipedia_article: null, sources: ['steam'], fact_check: null },
    },
  });
  expect(others).toEqual([]);
});

test('starts at the given row, without parsing those before it', async () => {
  const line = (name: string) => lineOf({ ...cells, name });
  await pack([columns.join('\t'), lineOf({ ...cells, year: 'unknown' }), line('Two'), line('Three')]);
  expect((await read(2)).map(({ number, row }) => [number, row.name])).toEqual([
    [2, 'Two'],
    [3, 'Three'],
  ]);
  expect(await read(4)).toEqual([]);
});

test('reads rows that are split between decompressed chunks', async () => {
  const names = Array.from({ length: 5000 }, (_, index) => `ゲーム ${index}`);
  await pack([columns.join('\t'), ...names.map((name) => lineOf({ ...cells, name }))]);
  expect((await read()).map(({ row }) => row.name)).toEqual(names);
  expect(await countRows(folder, 'games')).toBe(5000);
});

test.each([
  ['a name that is empty', { ...cells, name: '' }, 'name must not be empty'],
  ['a year that is no number', { ...cells, year: '20x1' }, "year must be a whole number, not '20x1'"],
  ['a date that does not exist', { ...cells, released: '2011-02-30' }, 'released must be a date'],
  ['an empty entry of a list', { ...cells, genres: 'Puzzle |  | Action' }, 'genres must be a list'],
  ['a popularity that is no number', { ...cells, popularity: 'high' }, 'popularity must be a number'],
])('reports %s with the file and the line', async (_, row, message) => {
  await pack([columns.join('\t'), lineOf(cells), lineOf(row)]);
  await expect(read()).rejects.toThrow(`${join(folder, packedFile('games'))}, line 3: ${message}`);
});

test('reports a line with missing cells', async () => {
  await pack([columns.join('\t'), '1\t29\tsteam:620\tPortal 2']);
  await expect(read()).rejects.toThrow(`line 2: it has 4 cells, not ${columns.length}.`);
});

test('reports other columns than those of the table', async () => {
  await pack(['rank\tname', '1\tPortal 2']);
  await expect(read()).rejects.toThrow('the columns are not rank, popularity, id, name');
});

test.each([
  ['is damaged', Buffer.from('not compressed')],
  ['is truncated', zstdCompressSync('rank\n'.repeat(100_000)).subarray(0, 20)],
])('reports a file that %s', async (_, bytes) => {
  await writeFile(join(folder, packedFile('games')), bytes);
  await expect(read()).rejects.toThrow(packedFile('games'));
});

test('reports a missing file', async () => {
  await expect(readRows(join(folder, 'none'), 'games').next()).rejects.toThrow('cannot be read: ENOENT');
});
