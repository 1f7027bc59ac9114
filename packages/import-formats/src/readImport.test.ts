import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { FileProblem } from './files/FileProblem.ts';
import { openArchive } from './files/openArchive.ts';
import { readers } from './readers.ts';
import { readImport } from './readImport.ts';
import { sampleOf, samplesOfAllSources } from './sources/samples.ts';

const sourceOf = (path: string) => path.split('/').at(0) ?? path;
const expectedSources: Readonly<Record<string, string>> = {
  mal: 'myanimelist',
  anilist: 'anilist',
  letterboxd: 'letterboxd',
  imdb: 'imdb',
  tmdb: 'tmdb',
  steam: 'steam',
  grouvee: 'grouvee',
  backloggd: 'backloggd',
  hltb: 'howlongtobeat',
  igdb: 'igdb',
  trakt: 'trakt',
  'trakt-export-moss-lantern.zip': 'trakt',
  simkl: 'simkl',
  yamtrack: 'yamtrack',
};
const fileOf = (name: string, text: string) => ({ name, bytes: strToU8(text) });

test.each(samplesOfAllSources)('at most one reader recognises %s', (path) => {
  const files = openArchive(sampleOf(path));
  const found = readers.filter(({ recognises }) => recognises(files));
  expect(found.length).toBeLessThanOrEqual(1);
  for (const { source } of found)
    expect(source.toLowerCase()).toBe(expectedSources[sourceOf(path)] ?? 'letterboxd');
});

test('reads an archive and names its source', () => {
  const { source, content } = readImport([sampleOf('letterboxd-moss_lantern-2023-12-01-08-00-utc.zip')]);
  expect(source).toBe('letterboxd');
  expect(content.titles.map(({ name }) => name)).toContain('Blade Runner 2049');
});

test('recognises a source by the content when the name and the archive are of another one', () => {
  const bytes = zipSync({ 'letterboxd/ratings.csv': sampleOf('tmdb/ratings.csv').bytes });
  expect(readImport([{ name: 'letterboxd-someone.zip', bytes }]).source).toBe('tmdb');
});

test.each([
  ['a text', fileOf('notes.txt', 'Buy milk'), 'unknown'],
  ['no content', fileOf('empty.csv', ''), 'unknown'],
  ['a page of an error', fileOf('animelist.xml', '<!doctype html><html><body>503</body></html>'), 'unknown'],
  ['a table without rows', fileOf('ratings.csv', 'Date,Name,Year,Letterboxd URI,Rating\r\n'), 'empty'],
  ['a list without titles', sampleOf('mal/mal-empty.xml'), 'empty'],
  ['a list with NUL', fileOf('animelist.xml', '<myanimelist>\0</myanimelist>'), 'unknown'],
])('a file with %s cannot be imported', (_, file, reason) => {
  expect(() => readImport([file])).toThrow(FileProblem);
  expect(() => readImport([file])).toThrow(expect.objectContaining({ reason }));
});
