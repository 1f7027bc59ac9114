import { expect, test } from 'vitest';
import { headlessShell } from './headlessShell.mjs';

test('returns the program of CHROMIUM_PATH', () => {
  expect(headlessShell({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
