import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../adminProcess.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-admin-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command on the database of a folder. */
const run = (...args: string[]) =>
  new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const command = ['--conditions=@gildshelf/source', script, ...args];
    execFile(process.execPath, command, { env }, (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });

test('runs a command on the database of the settings', async () => {
  expect(await run('reviews', 'reported')).toEqual({
    ...{ code: 0, out: 'No review is reported.\n', error: '' },
  });
});

test('prints an error message without a stack, and creates no database for invalid arguments', async () => {
  const { code, out, error } = await run('reviews', 'hide', 'portal');
  expect([code, out]).toEqual([1, '']);
  expect(error).toContain('hide requires the id of a review.');
  expect(error).not.toMatch(/\n\s+at /);
  expect(await readdir(folder)).toEqual([]);
});
