import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleImages } from '../../testing/sampleImages.ts';
import { createImageFolder } from './createImageFolder.ts';

const megabyte = 1024 * 1024;
const logged: object[] = [];
const record = (line: object) => void logged.push(line);
const log = { debug: record, info: record, warn: record, error: record };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-pictures-'));
  logged.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const image = (size = 4096) => ({
  type: 'image/jpeg' as const,
  bytes: Buffer.concat([sampleImages['image/jpeg'](9, 9)], size),
});
const bytesOf = async (blob: Blob | undefined) => blob && Buffer.from(await blob.arrayBuffer());

test('stores an image in a private file with a hashed name, where another server finds it', async () => {
  const inside = join(folder, 'deeper', 'pictures');
  const stored = image();
  await createImageFolder(inside, log).save('media.rawg.io/a.jpg', stored);
  const otherServer = createImageFolder(inside, log);
  const found = await otherServer.find('media.rawg.io/a.jpg');
  expect(found?.type).toBe('image/jpeg');
  expect(await bytesOf(found)).toEqual(stored.bytes);
  expect(await otherServer.find('media.rawg.io/b.jpg')).toBeUndefined();
  const [name = '', ...others] = await readdir(inside);
  expect(others).toEqual([]);
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(join(inside, name))).mode & 0o777).toBe(0o600);
  expect((await stat(inside)).mode & 0o777).toBe(0o700);
});

test('ignores a file that does not begin with an image type', async () => {
  const images = createImageFolder(folder, log);
  await images.save('a', image());
  const [name = ''] = await readdir(folder);
  for (const text of ['', 'image/jpeg', 'text/html\n<b>', 'image/svg\n<svg/>', '\n']) {
    await writeFile(join(folder, name), text);
    expect(await images.find('a'), text).toBeUndefined();
  }
});

// @control:SEC-16
test('deletes the oldest files beyond the size limit, also drafts that a killed server left behind', async () => {
  const images = createImageFolder(folder, log, 4 * megabyte);
  await writeFile(join(folder, 'a-draft'), Buffer.alloc(megabyte));
  await utimes(join(folder, 'a-draft'), 1, 1);
  const paths = Array.from({ length: 12 }, (_, index) => `media.rawg.io/${index}.jpg`);
  const sizes: number[] = [];
  for (const [index, path] of paths.entries()) {
    const before = new Set(await readdir(folder));
    await images.save(path, image(700 * 1024));
    const names = await readdir(folder);
    // Set explicitly, since the resolution of file times depends on the disk.
    for (const name of names.filter((file) => !before.has(file)))
      await utimes(join(folder, name), 1000 + index, 1000 + index);
    const stats = await Promise.all(names.map((name) => stat(join(folder, name))));
    sizes.push(stats.reduce((sum, { size }) => sum + size, 0));
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4 * megabyte);
  expect(await readdir(folder)).not.toContain('a-draft');
  const remaining = await Promise.all(paths.map(async (path) => (await images.find(path)) !== undefined));
  expect(remaining.slice(-4)).toEqual([true, true, true, true]);
  expect(remaining.slice(0, 6)).toEqual([false, false, false, false, false, false]);
  expect(logged).toEqual([]);
});

test('counts the files that existed before the start', async () => {
  await createImageFolder(folder, log).save('old', image(3 * megabyte));
  const [name = ''] = await readdir(folder);
  await utimes(join(folder, name), 1, 1);
  const images = createImageFolder(folder, log, 4 * megabyte);
  await images.save('new', image(2 * megabyte));
  expect(await images.find('old')).toBeUndefined();
  expect(await images.find('new')).toBeDefined();
});

test('stores nothing on a disk that rejects writes, and logs only the first of successive failures', async () => {
  const path = join(folder, 'pictures');
  // Not even root can create a folder where a file exists.
  await writeFile(path, '');
  const images = createImageFolder(path, log);
  await images.save('a', image());
  await images.save('b', image());
  expect(await images.find('a')).toBeUndefined();
  expect(logged).toEqual([expect.objectContaining({ event: 'image-not-saved' })]);
  await rm(path);
  await images.save('a', image());
  expect(await images.find('a')).toBeDefined();
  await rm(path, { recursive: true });
  await writeFile(path, '');
  await images.save('b', image());
  expect(logged).toHaveLength(2);
});
