import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { credits, licences, packedFile, readRows, type Table, tableNames, tables } from '../src/index.ts';
import { inputFiles } from './packTables.ts';
import { readSums, recordedSumsFile } from './sums.ts';

const folder = join(import.meta.dirname, '../data');
const licenceFolder = join(import.meta.dirname, '../LICENSES');
const megabyte = 1024 * 1024;

test('holds every table and nothing else, in at most 25 MB', () => {
  expect(readdirSync(folder).sort()).toEqual(tableNames.map(packedFile).sort());
  const sizes = tableNames.map((name) => statSync(join(folder, packedFile(name))).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(25 * megabyte);
});

test('packs the content whose sums are recorded', async () => {
  const recorded = await readSums(recordedSumsFile);
  expect(Object.keys(recorded.inputs).sort()).toEqual([...inputFiles].sort());
  const sums: Record<string, string> = {};
  for (const name of tableNames) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, packedFile(name))), createZstdDecompress(), hash);
    sums[name] = hash.digest('hex');
  }
  expect(sums).toEqual(recorded.tables);
});

test('has only valid rows, whose sources are credited', async () => {
  const credited = new Set(credits.map(({ mediaType, source }) => `${mediaType} ${source}`));
  const found = new Set<string>();
  for (const name of tableNames) {
    const { subject, source }: Table = tables[name];
    for await (const { row } of readRows(folder, name))
      for (const word of 'sources' in row ? row.sources : [source]) found.add(`${subject} ${word}`);
  }
  expect([...found].filter((word) => !word.startsWith('relation')).sort()).toEqual([...credited].sort());
});

test('has the full text of the licence of every table and every credit', () => {
  const used = [
    ...Object.values(tables).map(({ licence }) => licence),
    ...credits.flatMap(({ licences }) => licences),
  ];
  const missing = used.filter((licence) => !existsSync(join(licenceFolder, licences[licence].text)));
  expect(missing).toEqual([]);
  expect(readdirSync(licenceFolder).sort()).toEqual(
    [...new Set(used)].map((licence) => licences[licence].text).sort(),
  );
});

test.each(credits.map((credit) => [`${credit.source} of ${credit.mediaType}`, credit] as const))(
  'the credit of %s names its source and links it',
  (_, { url, text }) => {
    expect(text === 'Facts written for Gildshelf, CC0.' || text.includes(url)).toBe(true);
  },
);

test('the notice of the MIT License names the authors that the credits name', () => {
  const notice = readFileSync(join(licenceFolder, licences.MIT.text), 'utf8');
  const authors = credits.flatMap(({ text }) =>
    [...text.matchAll(/MIT, (© \d{4} [^)]+)\)/g)].map(([, author]) => author),
  );
  expect(authors.length).toBeGreaterThan(1);
  for (const author of authors) expect(notice).toContain(author?.replace('©', 'Copyright (c)'));
});
