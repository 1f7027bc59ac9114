import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packedFile, readRows, tableNames } from '../src/index.ts';
import { type PackOptions, packFolder } from './packFolder.ts';
import { sampleInputs } from './sampleInputs.ts';

let folder: string;
let options: PackOptions;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-pack-'));
  options = {
    folder,
    builtInFolder: join(folder, 'built-in'),
    correctionsFolder: folder,
    outputFolder: join(folder, 'data'),
    sumsFile: join(folder, 'sums.json'),
    isRecording: false,
  };
  for (const [file, text] of sampleInputs()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await packFolder({ ...options, isRecording: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const readAll = (data: string) =>
  Promise.all(tableNames.map((name) => readFile(join(data, packedFile(name)))));

test('packs every table of files with their recorded sums, with the same bytes each time', async () => {
  const first = await readAll(options.outputFolder);
  const report = await packFolder({ ...options, outputFolder: join(folder, 'again') });
  expect(await readAll(join(folder, 'again'))).toEqual(first);
  expect(report[0]).toMatch(/^games\.tsv\.zst: \d+ bytes\.$/);
  const names = [];
  for await (const { row } of readRows(join(folder, 'again'), 'games')) names.push(row.name);
  expect(names).toEqual(['Portal 2', 'Hades']);
});

test('rejects a changed input with its name, and writes nothing', async () => {
  const text = await readFile(join(folder, 'anime.tsv'), 'utf8');
  await writeFile(join(folder, 'anime.tsv'), text.replace('rank', 'Rank'));
  const rejected = packFolder({ ...options, outputFolder: join(folder, 'again') });
  await expect(rejected).rejects.toThrow(/^anime\.tsv: its SHA-256 sum is /);
  expect(await readdir(folder)).not.toContain('again');
});

test('rejects a folder without one of the inputs', async () => {
  await rm(join(folder, 'movies.tsv'));
  await expect(packFolder(options)).rejects.toThrow(join(folder, 'movies.tsv'));
});
