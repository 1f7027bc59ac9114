import { expect, test } from 'vitest';
import { ensureChromium } from './ensureChromium.mjs';

test('a Chromium named by CHROMIUM_PATH is taken as it is', () => {
  expect(ensureChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere stops with a sentence that names it', () => {
  expect(() => ensureChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium');
});
