import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFingerprint } from './fingerprint.ts';

let folder: string;
let titles: string;
let code: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-fingerprint-'));
  [titles, code] = [join(folder, 'titles'), join(folder, 'code')];
  for (const directory of [titles, code]) {
    await mkdir(directory);
    await writeFile(join(directory, 'one'), '1');
  }
});
afterEach(() => rm(folder, { recursive: true }));

test('the fingerprint changes only when the files or the code change', async () => {
  const first = await readFingerprint(titles, code);
  expect(await readFingerprint(titles, code)).toBe(first);
  await appendFile(join(titles, 'one'), ' and a half');
  const second = await readFingerprint(titles, code);
  await appendFile(join(code, 'one'), ' and a half');
  const third = await readFingerprint(titles, code);
  await writeFile(join(titles, 'two'), '2');
  expect(new Set([first, second, third, await readFingerprint(titles, code)]).size).toBe(4);
});

test('returns undefined when running from source, so that titles are read at each start', async () => {
  expect(await readFingerprint(titles)).toBeUndefined();
});
