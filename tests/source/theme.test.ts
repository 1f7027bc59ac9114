import { describe, expect, test } from 'vitest';
import { nonTextPairs, pairContrast, textPairs } from '../../storybook/theme/colourPairs.ts';
import { contrast } from '../../storybook/theme/contrast.ts';

describe('the contrast', () => {
  test('is 21 between black and white and 1 between equal colours', () => {
    expect(contrast('#000000', ['#ffffff'])).toBeCloseTo(21);
    expect(contrast('#051426', ['#051426'])).toBe(1);
  });

  test('includes the colours below a transparent one, and uses the worst stop of a gradient', () => {
    expect(contrast('rgba(0,0,0,0)', ['#ffffff'])).toBe(1);
    expect(contrast('#000000', ['#000000', 'linear-gradient(#ffffff, rgba(255,255,255,0))'])).toBe(1);
  });
});

const named = ({ colour, layers }: (typeof textPairs)[number]) => `${colour} on ${layers.join(' + ')}`;

test.each(textPairs.map((pair) => [named(pair), pair] as const))(
  '%s has the contrast for text, 4.5',
  (_, pair) => {
    expect(pairContrast(pair)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(nonTextPairs.map((pair) => [named(pair), pair] as const))(
  '%s has the contrast for graphics, 3',
  (_, pair) => {
    expect(pairContrast(pair)).toBeGreaterThanOrEqual(3);
  },
);
