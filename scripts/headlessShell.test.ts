import { expect, test } from 'vitest';
import { headlessShell } from './headlessShell.mjs';

test('a Chromium named by CHROMIUM_PATH is what the browser tests run in', () => {
  expect(headlessShell({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
