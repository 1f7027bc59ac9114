import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '@gildshelf/ui';
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

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  test.each(textPairs.map((pair) => [named(pair), pair] as const))(
    '%s has the contrast for text, 4.5',
    (_, pair) => {
      expect(pairContrast(pair, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(nonTextPairs.map((pair) => [named(pair), pair] as const))(
    '%s has the contrast for graphics, 3',
    (_, pair) => {
      expect(pairContrast(pair, theme)).toBeGreaterThanOrEqual(3);
    },
  );

  test('no colour is fainter for a user who prefers more contrast', () => {
    const { colors, moreContrast } = themes[theme];
    const onPage = (value: string) => contrast(value, [colors.page]);
    for (const [name, value] of Object.entries(moreContrast))
      expect(onPage(value), name).toBeGreaterThan(onPage(colors[name as keyof typeof moreContrast]));
  });
});

/** Files with fixed colours: what they draw is the same in every theme. Black in masks and shadows of covers is allowed everywhere. */
const fixedColours: Readonly<Record<string, string>> = {
  'graphics/avatar/Avatar.tsx': 'an avatar is dark, like a cover',
  'graphics/brand/Wordmark.tsx': 'the white highlight',
  'graphics/provider-mark/ProviderMark.tsx': 'colours of another company',
  'media/trailer-frame/TrailerFrame.tsx': 'lies on a dark image',
};

test('components have no fixed colours, so that every theme changes them', () => {
  const folder = join(import.meta.dirname, '../../packages/ui/src/components');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(test|stories)\.|sampleCover/.test(file),
  );
  const withColours = files.filter((file) =>
    /#(?!000\b)(?:[\da-f]{3}|[\da-f]{6})\b|rgba?\((?!0,0,0)|'white'|'black'/i.test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  );
  expect(withColours.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(Object.keys(fixedColours));
});
