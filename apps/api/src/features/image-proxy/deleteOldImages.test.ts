import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldImages } from './deleteOldImages.ts';

const day = 24 * 60 * 60;
const now = Date.UTC(2026, 10, 20) / 1000;

test('deletes exactly the images that were fetched before a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, age] of [
    ['old', 181],
    ['limit', 180],
    ['new', 1],
  ] as const) {
    await writeFile(join(folder, name), 'image/png\n');
    await utimes(join(folder, name), now, now - age * day);
  }
  expect(await deleteOldImages(folder, (now - 180 * day) * 1000)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(['limit', 'new']);
});

test('accepts a folder that does not exist', async () => {
  expect(await deleteOldImages(join(tmpdir(), 'no-such-folder-of-images'), now * 1000)).toBe(0);
});
