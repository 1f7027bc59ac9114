import type { Theme } from '../../src/theme/themes/darkTheme.ts';
import { densities } from '../../src/theme/themes/densities.ts';
import { themes } from '../../src/theme/themes/themes.ts';
import { tokens } from '../../src/theme/tokens.ts';
import { type Colour, parseColour, parseGradients, parseLength, parseShadows } from './cssValues.ts';

type Values = Readonly<Record<string, string>>;

/**
 * `tokens.json`: the tokens in the format of the W3C Design Tokens Community Group (2025.10). A gradient there is a list of
 * stops; its CSS value, with the direction, is in `$extensions`.
 */
export function tokensJson(): string {
  const { dark, light } = themes;
  const json = {
    $description: 'The design tokens of Gildshelf.',
    dark: themeTokens(dark),
    light: themeTokens(light),
    comfortable: densityTokens('comfortable'),
    compact: densityTokens('compact'),
    fontSizes: group('dimension', tokens.fontSizes, parseLength),
    fonts: group('fontFamily', tokens.fonts, (list) => list.split(', ')),
    fontWeights: group('fontWeight', tokens.fontWeights, Number),
    lineHeights: group('number', tokens.lineHeights, Number),
    letterSpacings: { $description: 'In em.', ...group('number', tokens.letterSpacings, Number.parseFloat) },
    radii: group('dimension', tokens.radii, parseLength),
    sizes: group('dimension', tokens.sizes, parseLength),
    transitions: group('transition', tokens.transitions, transition),
    zIndices: group('number', tokens.zIndices, Number),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

function themeTokens({ colors, details, shadows, moreContrast }: Theme) {
  return {
    colors: Object.fromEntries(
      Object.entries({ ...colors, ...details }).map(([name, css]) => [name, colourToken(css)]),
    ),
    shadows: group('shadow', shadows, (css) => parseShadows(css).map(shadow)),
    moreContrast: {
      $description: 'In place of the colours of the same name if the user prefers more contrast.',
      ...group('color', moreContrast, (css) => colour(parseColour(css))),
    },
  };
}

const densityTokens = (name: keyof typeof densities) => ({
  space: group('dimension', densities[name].space, parseLength),
  sizes: group('dimension', densities[name].sizes, parseLength),
});

function group(type: string, values: Values, parse: (css: string) => unknown) {
  const entries = Object.entries(values).map(([name, css]) => [name, { $value: parse(css) }]);
  return { $type: type, ...Object.fromEntries(entries) };
}

/** A colour, a gradient, or for several gradients on each other a group of them. */
function colourToken(css: string): object {
  const gradients = parseGradients(css).map((stops) =>
    stops.map((stop) => ({ color: colour(stop.colour), position: stop.position })),
  );
  const [first, ...others] = gradients;
  if (!first) return { $type: 'color', $value: colour(parseColour(css)) };
  const $extensions = { 'net.gildshelf': { css } };
  if (others.length === 0) return { $type: 'gradient', $value: first, $extensions };
  const layers = gradients.map(($value, index) => [`${index + 1}`, { $value }]);
  return { $type: 'gradient', ...Object.fromEntries(layers), $extensions };
}

function colour({ r, g, b, a }: Colour) {
  const hex = [r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return { colorSpace: 'srgb', components: [r, g, b], alpha: a, hex: `#${hex}` };
}

function shadow({ colour: color, lengths, inset }: ReturnType<typeof parseShadows>[number]) {
  const [offsetX, offsetY, blur, spread] = lengths.map((value) => ({ value, unit: 'px' }));
  return { color: colour(color), offsetX, offsetY, blur, spread, inset };
}

function transition(css: string) {
  const [, duration] = /^(\d+)ms ease-out$/.exec(css) ?? [];
  if (duration === undefined) throw new Error(`${css} is not a duration with ease-out.`);
  return {
    duration: { value: Number(duration), unit: 'ms' },
    delay: { value: 0, unit: 'ms' },
    // `ease-out`, as CSS defines it.
    timingFunction: [0, 0, 0.58, 1],
  };
}
