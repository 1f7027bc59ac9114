import { linkSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasStamp, readOrEmpty, stampOf, writeStamp } from './stamp.mjs';

test('the same parts have the same stamp, and other lists of parts have other stamps', () => {
  expect(stampOf(['a', 'b'])).toBe(stampOf(['a', 'b']));
  expect(stampOf(['ab', ''])).not.toBe(stampOf(['a', 'b']));
});

test('a stamp matches only the stamp in its file, and a missing file has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf stamp '));
  const file = join(folder, 'node_modules', 'installed');
  expect(hasStamp(file, stampOf(['lockfile']))).toBe(false);
  writeStamp(file, stampOf(['lockfile']));
  expect(hasStamp(file, stampOf(['lockfile']))).toBe(true);
  expect(hasStamp(file, stampOf(['another lockfile']))).toBe(false);
  rmSync(folder, { recursive: true });
  expect(readOrEmpty(file)).toBe('');
});

test('a new stamp does not change the file of a checkout that was copied with hard links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf stamp '));
  const file = join(folder, 'built');
  const copied = join(folder, 'copied');
  writeStamp(file, stampOf(['old sources']));
  linkSync(file, copied);
  writeStamp(file, stampOf(['new sources']));
  expect(hasStamp(copied, stampOf(['old sources']))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['built', 'copied']);
  rmSync(folder, { recursive: true });
});
