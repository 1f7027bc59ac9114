import { expect, test } from 'vitest';
import { accentContrast, readableAccent } from './accentContrast.ts';
import { darkTheme } from './darkTheme.ts';
import { lightTheme } from './lightTheme.ts';

test('measures the contrast to the background that is closest to the accent', () => {
  expect(accentContrast('#ffffff', 'light')).toBe(1);
  expect(accentContrast(darkTheme.colors.surface, 'dark')).toBe(1);
  expect(accentContrast('#000000', 'light')).toBeCloseTo(18.9, 1);
  expect(accentContrast('#0000ff', 'dark')).toBeCloseTo(1.98, 2);
});

test('the gold of each theme has enough contrast', () => {
  expect(accentContrast(darkTheme.colors.goldPure, 'dark')).toBeGreaterThan(3);
  expect(accentContrast(lightTheme.colors.goldPure, 'light')).toBeGreaterThan(3);
});

test.each([
  ['#0000ff', ['dark']],
  ['#ffd700', ['light']],
  ['#ffd700', ['dark', 'light']],
  ['#000000', ['dark', 'light']],
  ['#ffffff', ['light']],
] as const)('the closest accent to %s for %j has a ratio of 3, hardly more', (accent, schemes) => {
  const color = readableAccent(accent, schemes) ?? '';
  expect(color).toMatch(/^#[\da-f]{6}$/);
  const lowest = Math.min(...schemes.map((scheme) => accentContrast(color, scheme)));
  expect(lowest).toBeGreaterThanOrEqual(3);
  expect(lowest).toBeLessThan(3.2);
});

test('an accent with enough contrast stays as it is', () => {
  expect(readableAccent('#FFD700', ['dark'])).toBe('#ffd700');
});
