import { expect, test } from 'vitest';
import { ensureFirefox } from './ensureFirefox.mjs';

test('returns the program of FIREFOX_PATH', () => {
  expect(ensureFirefox({ FIREFOX_PATH: process.execPath })).toBe(process.execPath);
});

test('throws an error that names the FIREFOX_PATH which does not exist', () => {
  expect(() => ensureFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toThrow('/nowhere/firefox');
});
