import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runServer } from '../../testing/app/runServer.ts';
import { ensureFolder } from './ensureFolder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates a folder with its parents, with mode 700, and accepts an existing one', async () => {
  const path = join(folder, 'a', 'b');
  ensureFolder(path);
  ensureFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('throws if the path or a parent is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => ensureFolder(file)).toThrow('EEXIST');
  expect(() => ensureFolder(join(file, 'a'))).toThrow('ENOTDIR');
});

// In another process, because an endless recursion would block this one forever.
test('the server exits with a message if the data directory cannot be created', async () => {
  const server = runServer({ DATA_DIR: '/proc/gildshelf' });
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
  expect(await server.end).toBe(1);
  clearTimeout(timer);
  expect(server.stderr()).toBe(
    'The data directory /proc/gildshelf cannot be used: it does not exist and cannot be created (ENOENT).\n',
  );
}, 15_000);
