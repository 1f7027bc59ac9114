import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasStamp, read, stampOf, writeStamp } from './stamp.mjs';

test('the same parts give the same stamp, and no two lists of parts share one', () => {
  expect(stampOf(['a', 'b'])).toBe(stampOf(['a', 'b']));
  expect(stampOf(['ab', ''])).not.toBe(stampOf(['a', 'b']));
});

test('a stamp is found only where it was written, and a missing file is no stamp', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf stamp '));
  const file = join(folder, 'node_modules', 'installed');
  expect(hasStamp(file, stampOf(['lockfile']))).toBe(false);
  writeStamp(file, stampOf(['lockfile']));
  expect(hasStamp(file, stampOf(['lockfile']))).toBe(true);
  expect(hasStamp(file, stampOf(['another lockfile']))).toBe(false);
  rmSync(folder, { recursive: true });
  expect(read(file)).toBe('');
});
