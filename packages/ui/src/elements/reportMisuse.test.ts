import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportMisuse } from './reportMisuse.ts';

const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => consoleError.mockClear());
afterEach(() => vi.unstubAllEnvs());

test('logs each report once, however often the component renders', () => {
  reportMisuse(false, 'A: it is used correctly.');
  reportMisuse(true, 'B: it has no label.');
  reportMisuse(true, 'B: it has no label.');
  reportMisuse(true, 'C: it has no title.');
  expect(consoleError.mock.calls).toEqual([['B: it has no label.'], ['C: it has no title.']]);
});

test('logs nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  reportMisuse(true, 'D: it has no label.');
  expect(consoleError).not.toHaveBeenCalled();
});
