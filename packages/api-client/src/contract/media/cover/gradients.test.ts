import { describe, expect, it } from 'vitest';
import { veils } from './gradients.ts';
import { jewels } from './jewels.ts';
import { inks } from './typeset.ts';

/** '#rgb' as three shares of full light. */
const channels = (colour: string) => Array.from(colour.slice(1), (digit) => Number.parseInt(digit, 16) / 15);

const luminance = (rgb: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What shows where the jewel's shadow lies over a colour of the art. */
const veiled = (deep: string, art: string, veil: string) => {
  const share = Number.parseInt(veil, 16) / 15;
  const under = channels(art);
  return channels(deep).map((one, index) => one * share + (under[index] ?? 0) * (1 - share));
};

describe('the scrim', () => {
  it.each(jewels)('keeps every ink readable on $mid', (jewel) => {
    // The brightest art there is: a solid line in the glow, the lit edge, gilt.
    for (const art of [jewel.glow, jewel.lit, jewel.mid, '#fe8']) {
      const title = luminance(veiled(jewel.deep, art, veils.title));
      const year = luminance(veiled(jewel.deep, art, veils.year));
      expect(contrast(luminance(channels(inks.title)), title)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(luminance(channels(inks.subtitle)), title)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(luminance(channels(inks.year)), year)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
