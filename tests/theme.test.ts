import { describe, expect, test } from 'vitest';
import { pairContrast, readPairs, seenPairs } from '../storybook/theme/colourPairs.ts';
import { contrast } from '../storybook/theme/contrast.ts';

describe('a contrast', () => {
  test('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', ['#ffffff'])).toBeCloseTo(21);
    expect(contrast('#051426', ['#051426'])).toBe(1);
  });

  test('sees through what is see-through, and takes the worst stop of a gradient', () => {
    expect(contrast('rgba(0,0,0,0)', ['#ffffff'])).toBe(1);
    expect(contrast('#000000', ['#000000', 'linear-gradient(#ffffff, rgba(255,255,255,0))'])).toBe(1);
  });
});

const named = ({ colour, on }: (typeof readPairs)[number]) => `${colour} on ${on.join(' + ')}`;

test.each(readPairs.map((pair) => [named(pair), pair] as const))('%s can be read', (_, pair) => {
  expect(pairContrast(pair)).toBeGreaterThanOrEqual(4.5);
});

test.each(seenPairs.map((pair) => [named(pair), pair] as const))('%s can be seen', (_, pair) => {
  expect(pairContrast(pair)).toBeGreaterThanOrEqual(3);
});
