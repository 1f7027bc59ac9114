import { afterEach, expect, test, vi } from 'vitest';
import { starScale } from './starScale.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a scale that can be is used as it is, without a word', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  expect(starScale(10, 1)).toEqual({ max: 10, step: 1 });
  expect(starScale(3, 0.25)).toEqual({ max: 3, step: 0.25 });
  expect(report).not.toHaveBeenCalled();
});

test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s stars are reported with what, why and how, and five are shown',
  (max) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    expect(starScale(max, 0.5)).toEqual({ max: 5, step: 0.5 });
    expect(report).toHaveBeenCalledExactlyOnceWith(
      `StarRating got max={${max}}: that many stars cannot be drawn or chosen from, so there are 5. Give a whole number above 0.`,
    );
  },
);

test.each([0, -0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'steps of %s are reported with what, why and how, and halves are used',
  (step) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    expect(starScale(5, step)).toEqual({ max: 5, step: 0.5 });
    expect(report).toHaveBeenCalledExactlyOnceWith(
      `StarRating got step={${step}}: by that no key and no pointer can change a rating, so it changes by 0.5. Give a number above 0, such as 0.5 or 1.`,
    );
  },
);
