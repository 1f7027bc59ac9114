import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runServer } from '../../testing/app/runServer.ts';
import { makeFolder } from './makeFolder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is made with those above it, for its owner alone; one that is there is as good', async () => {
  const path = join(folder, 'a', 'b');
  makeFolder(path);
  makeFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('a file in its place, or above it, is an error', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'a'))).toThrow('ENOTDIR');
});

// In a process of its own: what hangs here hangs for good.
test('where nothing can be made the start ends in a sentence', async () => {
  const server = runServer({ DATA_DIR: '/proc/gildshelf' });
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
  expect(await server.end).toBe(1);
  clearTimeout(timer);
  expect(server.error()).toBe(
    'The data directory /proc/gildshelf cannot be used: it is not there and cannot be made (ENOENT).\n',
  );
}, 15_000);
