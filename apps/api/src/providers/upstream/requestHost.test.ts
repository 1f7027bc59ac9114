import { expect, test } from 'vitest';
import { readRetryAfter } from './requestHost.ts';

const now = Date.UTC(2026, 10, 20, 12);

test.each([
  ['30', 30_000],
  [' 5 ', 5000],
  ['0', 1000],
  ['Fri, 20 Nov 2026 12:02:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 1000],
  ['999999999', 3_600_000],
  ['Fri, 20 Nov 2099 12:00:00 GMT', 3_600_000],
])('limits %s to between a second and an hour', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms);
});

test.each([null, '', 'soon', '-5.x', '9'.repeat(400)])('ignores the invalid value %s', (header) => {
  expect(readRetryAfter(header, now)).toBeUndefined();
});
