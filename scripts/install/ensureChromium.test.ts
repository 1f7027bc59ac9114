import { expect, test } from 'vitest';
import { ensureChromium, headlessShell } from './ensureChromium.mjs';

test('returns the program of CHROMIUM_PATH', () => {
  expect(ensureChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('throws an error that names the CHROMIUM_PATH which does not exist', () => {
  expect(() => ensureChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium');
});

test('is also the program of the browser tests if CHROMIUM_PATH is set', () => {
  expect(headlessShell({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
