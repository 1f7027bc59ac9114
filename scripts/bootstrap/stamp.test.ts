import { mkdtempSync, rmSync } from 'node:fs';
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
