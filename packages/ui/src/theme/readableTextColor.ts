/** Returns `light` or `dark`, whichever has more contrast on the background `color`. All colours are `#rrggbb`. */
export function readableTextColor(color: string, light: string, dark: string): string {
  const background = luminance(color);
  return contrast(background, luminance(light)) > contrast(background, luminance(dark)) ? light : dark;
}

/** Relative luminance, as defined by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(color.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
