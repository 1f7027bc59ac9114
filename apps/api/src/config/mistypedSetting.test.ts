import { expect, test } from 'vitest';
import { editDistance } from './mistypedSetting.ts';

test.each([
  ['PORT', 'PORT', 0],
  ['PROT', 'PORT', 1],
  ['DATADIR', 'DATA_DIR', 1],
  ['DATABASE_URI', 'DATABASE_URL', 1],
  ['HOME', 'HOST', 2],
  ['', 'PORT', 4],
])('the distance from %s to %s is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});
