type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const colourPattern = /#([0-9a-f]{6})\b|rgba?\(([^)]+)\)/gi;

/** Every colour that a CSS value names: one, or the stops of a gradient. */
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

function lay(top: Colour, under: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + under[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The WCAG contrast of a colour on layers of colours and gradients, the lowest layer first and opaque: the worst there is. */
export function contrast(text: string, layers: readonly string[]): number {
  const grounds = layers.reduce<Colour[]>((under, layer) => {
    const colours = readColours(layer);
    return under.length === 0 ? colours : under.flatMap((ground) => colours.map((top) => lay(top, ground)));
  }, []);
  const ratios = grounds.flatMap((ground) =>
    readColours(text).map((colour) => {
      const [dark = 0, light = 0] = [luminance(lay(colour, ground)), luminance(ground)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }),
  );
  return Math.min(...ratios);
}
