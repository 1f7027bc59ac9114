import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleImages } from '../../testing/sampleImages.ts';
import { createImageFolder } from './createImageFolder.ts';

const megabyte = 1024 * 1024;
const lines: object[] = [];
const write = (line: object) => void lines.push(line);
const log = { debug: write, info: write, warn: write, error: write };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-pictures-'));
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (size = 4096) => ({
  type: 'image/jpeg' as const,
  bytes: Buffer.concat([sampleImages['image/jpeg'](9, 9)], size),
});
const bytesOf = async (blob: Blob | undefined) => blob && Buffer.from(await blob.arrayBuffer());

test('a picture is kept for its place, for the owner alone, under a name that tells nothing, and found by another server', async () => {
  const inside = join(folder, 'deeper', 'pictures');
  const kept = picture();
  await createImageFolder(inside, log).keep('media.rawg.io/a.jpg', kept);
  const other = createImageFolder(inside, log);
  const found = await other.find('media.rawg.io/a.jpg');
  expect(found?.type).toBe('image/jpeg');
  expect(await bytesOf(found)).toEqual(kept.bytes);
  expect(await other.find('media.rawg.io/b.jpg')).toBeUndefined();
  const [name = '', ...more] = await readdir(inside);
  expect(more).toEqual([]);
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(join(inside, name))).mode & 0o777).toBe(0o600);
  expect((await stat(inside)).mode & 0o777).toBe(0o700);
});

test('a file that does not say what it is, is not shown', async () => {
  const pictures = createImageFolder(folder, log);
  await pictures.keep('a', picture());
  const [name = ''] = await readdir(folder);
  for (const text of ['', 'image/jpeg', 'text/html\n<b>', 'image/svg\n<svg/>', '\n']) {
    await writeFile(join(folder, name), text);
    expect(await pictures.find('a'), text).toBeUndefined();
  }
});

// @control:SEC-16
test('the oldest go when there is no room, and what a killed server left goes with them', async () => {
  const pictures = createImageFolder(folder, log, 4 * megabyte);
  await writeFile(join(folder, 'a-draft'), Buffer.alloc(megabyte));
  await utimes(join(folder, 'a-draft'), 1, 1);
  const places = Array.from({ length: 12 }, (_, index) => `media.rawg.io/${index}.jpg`);
  const sizes: number[] = [];
  for (const [index, place] of places.entries()) {
    const before = new Set(await readdir(folder));
    await pictures.keep(place, picture(700 * 1024));
    const names = await readdir(folder);
    // So that which is older does not hang on how finely the disk tells the time.
    for (const name of names.filter((one) => !before.has(one)))
      await utimes(join(folder, name), 1000 + index, 1000 + index);
    const stats = await Promise.all(names.map((name) => stat(join(folder, name))));
    sizes.push(stats.reduce((sum, { size }) => sum + size, 0));
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4 * megabyte);
  expect(await readdir(folder)).not.toContain('a-draft');
  const left = await Promise.all(places.map(async (place) => (await pictures.find(place)) !== undefined));
  expect(left.slice(-4)).toEqual([true, true, true, true]);
  expect(left.slice(0, 6)).toEqual([false, false, false, false, false, false]);
  expect(lines).toEqual([]);
});

test('what lies there from before counts', async () => {
  await createImageFolder(folder, log).keep('old', picture(3 * megabyte));
  const [name = ''] = await readdir(folder);
  await utimes(join(folder, name), 1, 1);
  const pictures = createImageFolder(folder, log, 4 * megabyte);
  await pictures.keep('new', picture(2 * megabyte));
  expect(await pictures.find('old')).toBeUndefined();
  expect(await pictures.find('new')).toBeDefined();
});

test('a disk that takes nothing keeps nothing; it is told once, and once more when that happens again', async () => {
  const place = join(folder, 'pictures');
  // Also for the system's owner no folder can be made where a file is.
  await writeFile(place, '');
  const pictures = createImageFolder(place, log);
  await pictures.keep('a', picture());
  await pictures.keep('b', picture());
  expect(await pictures.find('a')).toBeUndefined();
  expect(lines).toEqual([expect.objectContaining({ event: 'picture-not-kept' })]);
  await rm(place);
  await pictures.keep('a', picture());
  expect(await pictures.find('a')).toBeDefined();
  await rm(place, { recursive: true });
  await writeFile(place, '');
  await pictures.keep('b', picture());
  expect(lines).toHaveLength(2);
});
