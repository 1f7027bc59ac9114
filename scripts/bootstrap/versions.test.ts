import { expect, test } from 'vitest';
import { isAtLeast } from './versions.mjs';

test.each([
  ['v24.15.0', true],
  ['24.15.0', true],
  ['v24.21.3', true],
  ['v26.0.0', true],
  ['v24.14.9', false],
  ['v20.20.2', false],
  ['v9.99.99', false],
  ['v24.15.0-nightly2026', false],
  ['v25.0.0-rc.1', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isAtLeast(version, '24.15.0')).toBe(expected);
});
