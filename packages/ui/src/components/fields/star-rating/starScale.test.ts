import { afterEach, expect, test, vi } from 'vitest';
import { clampRating, fillWidth, roundToStep, starPitch, starScale, starWidth } from './starScale.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('returns a valid scale unchanged, without a report', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  expect(starScale(10, 1)).toEqual({ max: 10, step: 1 });
  expect(starScale(3, 0.25)).toEqual({ max: 3, step: 0.25 });
  expect(consoleError).not.toHaveBeenCalled();
});

test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'reports a maximum of %s and uses five stars',
  (max) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    expect(starScale(max, 0.5)).toEqual({ max: 5, step: 0.5 });
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      `StarRating got max={${max}}: that number of stars cannot be shown, so 5 is used. Pass an integer above 0.`,
    );
  },
);

test.each([0, -0.5, Number.NaN, Number.POSITIVE_INFINITY])('reports a step of %s and uses 0.5', (step) => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  expect(starScale(5, step)).toEqual({ max: 5, step: 0.5 });
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    `StarRating got step={${step}}: a rating cannot change by that step, so 0.5 is used. Pass a number above 0, such as 0.5 or 1.`,
  );
});

test.each([
  [0, 0],
  [0.5, starWidth / 2],
  [1, starPitch],
  [3.5, 3 * starPitch + starWidth / 2],
  [5, 5 * starPitch],
])('%s stars have a fill width of %s', (rating, width) => {
  expect(fillWidth(rating)).toBe(width);
});

test.each([
  [4.47, 5, 0.5, 4.5],
  [4.2, 5, 0.5, 4],
  [-1, 5, 0.5, 0],
  [9, 5, 0.5, 5],
  [Number.NaN, 5, 0.5, 0],
  [0.3, 1, 0.1, 0.3],
  [7.4, 10, 1, 7],
  [5, 5, 0.3, 5],
  [0.9, 1, 2, 0],
])('%s of %s in steps of %s is rounded to %s', (rating, max, step, shown) => {
  expect(roundToStep(rating, { max, step })).toBe(shown);
});

test.each([
  [4.47, 4.47],
  [-1, 0],
  [9, 5],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('%s is clamped to %s of five stars', (rating, clamped) => {
  expect(clampRating(rating, 5)).toBe(clamped);
});
