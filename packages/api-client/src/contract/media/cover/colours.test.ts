import { describe, expect, it } from 'vitest';
import { palettes, scrimOpacities } from './colours.ts';
import { textColours } from './typeset.ts';

/** The channels of '#rgb' from 0 to 1. */
const channels = (colour: string) => Array.from(colour.slice(1), (digit) => Number.parseInt(digit, 16) / 15);

const luminance = (rgb: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The colour that results from the scrim (`deep` with the hexadecimal opacity) over a colour of the artwork. */
const composite = (deep: string, artwork: string, opacityDigit: string) => {
  const opacity = Number.parseInt(opacityDigit, 16) / 15;
  const background = channels(artwork);
  return channels(deep).map((channel, index) => channel * opacity + (background[index] ?? 0) * (1 - opacity));
};

describe('scrim', () => {
  it.each(palettes)('has a contrast of at least 4.5 : 1 for every text colour on $mid', (palette) => {
    // The brightest colours of the artwork: a solid line in `glow`, `lit`, `mid` and gold.
    for (const artwork of [palette.glow, palette.lit, palette.mid, '#fe8']) {
      const title = luminance(composite(palette.deep, artwork, scrimOpacities.title));
      const year = luminance(composite(palette.deep, artwork, scrimOpacities.year));
      expect(contrast(luminance(channels(textColours.title)), title)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(luminance(channels(textColours.subtitle)), title)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(luminance(channels(textColours.year)), year)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
