/** A colour in sRGB; every part is from 0 to 1. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** A stop of a gradient; its position is from 0 to 1. */
export interface GradientStop {
  readonly colour: Colour;
  readonly position: number;
}

/** A length in CSS pixels or in rem. */
export interface Length {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** One layer of a `box-shadow`; the lengths are in CSS pixels. */
export interface Shadow {
  readonly colour: Colour;
  readonly lengths: readonly [offsetX: number, offsetY: number, blur: number, spread: number];
  readonly inset: boolean;
}

/** Reads `#rrggbb`, `rgba(…)` or `transparent`. */
export function parseColour(css: string): Colour {
  if (css === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const [, hex] = /^#([\da-f]{6})$/i.exec(css) ?? [];
  const [, list] = /^rgba?\(([^)]+)\)$/.exec(css) ?? [];
  const channels = hex
    ? hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16))
    : list?.split(',').map(Number);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, a = 1] = channels ?? [];
  if ([red, green, blue, a].some(Number.isNaN))
    throw new Error(`${css} is not a colour that can be exported.`);
  return { r: rounded(red / 255), g: rounded(green / 255), b: rounded(blue / 255), a };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Reads the stops of every gradient in a value; a colour is none. Missing positions are spread evenly, as in CSS. */
export function parseGradients(css: string): readonly (readonly GradientStop[])[] {
  return splitTopLevel(css).flatMap((layer) => {
    const [, list] = /^(?:linear|radial)-gradient\((.*)\)$/.exec(layer) ?? [];
    if (list === undefined) return [];
    const parts = splitTopLevel(list).filter((part) => /^(#|rgba?\(|transparent)/.test(part));
    return [
      parts.map((part, index) => {
        const [, colour = '', position] = /^(.*?)(?: ([\d.]+)%)?$/.exec(part) ?? [];
        const even = index / (parts.length - 1);
        return { colour: parseColour(colour), position: position ? Number(position) / 100 : even };
      }),
    ];
  });
}

/** Reads the layers of a `box-shadow`. */
export function parseShadows(css: string): readonly Shadow[] {
  return splitTopLevel(css).map((layer) => {
    const [colour = ''] = /#[\da-f]{6}|rgba?\([^)]+\)/i.exec(layer) ?? [];
    const [x = 0, y = 0, blur = 0, spread = 0] = layer
      .replace(colour, '')
      .split(' ')
      .filter((part) => /^-?\d/.test(part))
      .map(Number.parseFloat);
    return { colour: parseColour(colour), lengths: [x, y, blur, spread], inset: layer.startsWith('inset') };
  });
}

/** Reads a length in px or rem. */
export function parseLength(css: string): Length {
  const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is not a length in px or rem.`);
  return { value: Number(value), unit: unit as Length['unit'] };
}

/** Splits at the commas that are not in parentheses. */
function splitTopLevel(css: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of css) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
