type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const colourPattern = /#([0-9a-f]{6})\b|rgba?\(([^)]+)\)/gi;

/** Returns the colours of a CSS value: one, or the stops of a gradient. Channels are 0 to 255, alpha 0 to 1. */
function readColours(value: string): Colour[] {
  return [...value.matchAll(colourPattern)].map(([, hex, parts]) => {
    if (hex) {
      const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((pair) =>
        Number.parseInt(pair, 16),
      );
      return [red, green, blue, 1];
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = (parts ?? '').split(',').map(Number);
    return [red, green, blue, alpha];
  });
}

function blend(top: Colour, below: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Returns the lowest WCAG contrast ratio of a colour on layers of colours and gradients. The lowest layer is first and must be
 * opaque.
 */
export function contrast(text: string, layers: readonly string[]): number {
  const backgrounds = layers.reduce<Colour[]>((below, layer) => {
    const colours = readColours(layer);
    return below.length === 0
      ? colours
      : below.flatMap((background) => colours.map((top) => blend(top, background)));
  }, []);
  const ratios = backgrounds.flatMap((background) =>
    readColours(text).map((colour) => {
      const [darker = 0, lighter = 0] = [luminance(blend(colour, background)), luminance(background)].sort(
        (a, b) => a - b,
      );
      return (lighter + 0.05) / (darker + 0.05);
    }),
  );
  return Math.min(...ratios);
}
