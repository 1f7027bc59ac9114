/** What is written on a colour, `#rrggbb`: the lighter or the darker of two, whichever stands out more. */
export function textOn(color: string, light: string, dark: string): string {
  const own = luminance(color);
  return contrast(own, luminance(light)) > contrast(own, luminance(dark)) ? light : dark;
}

/** As WCAG has it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
