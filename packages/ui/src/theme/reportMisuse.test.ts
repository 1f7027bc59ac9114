import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportMisuse } from './reportMisuse.ts';

const said = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => said.mockClear());
afterEach(() => vi.unstubAllEnvs());

test('a mistake is reported once, however often it is rendered', () => {
  reportMisuse(false, 'A: all is well.');
  reportMisuse(true, 'B: it has no label.');
  reportMisuse(true, 'B: it has no label.');
  reportMisuse(true, 'C: it has no title.');
  expect(said.mock.calls).toEqual([['B: it has no label.'], ['C: it has no title.']]);
});

test('in production nothing is said', () => {
  vi.stubEnv('NODE_ENV', 'production');
  reportMisuse(true, 'D: it has no label.');
  expect(said).not.toHaveBeenCalled();
});
