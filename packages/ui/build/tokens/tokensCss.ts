import { densities } from '../../src/theme/themes/densities.ts';
import { ruleText, themeCss, variables } from '../../src/theme/themes/themeRules.ts';
import { themes } from '../../src/theme/themes/themes.ts';
import { tokens } from '../../src/theme/tokens.ts';

/** The tokens that do not depend on the theme, by the group in the names of their custom properties. */
export const measures = {
  space: tokens.space,
  fontSizes: tokens.fontSizes,
  fonts: tokens.fonts,
  fontWeights: tokens.fontWeights,
  lineHeights: tokens.lineHeights,
  letterSpacings: tokens.letterSpacings,
  radii: tokens.radii,
  sizes: tokens.sizes,
  transitions: tokens.transitions,
  zIndices: tokens.zIndices,
} as const;

/** Every custom property of the dark theme: those that `globalStyles()` declares. */
export const darkVariables = {
  ...variables('colors', { ...themes.dark.colors, ...themes.dark.details }),
  ...variables('shadows', themes.dark.shadows),
  ...Object.assign({}, ...Object.entries(measures).map(([group, values]) => variables(group, values))),
} as Readonly<Record<string, string>>;

/** `tokens.css`: the custom properties, for pages without our components. The classes are those of an `Island`. */
export function tokensCss(): string {
  const { dark, light } = themes;
  const density = (name: keyof typeof densities) => ({
    ...variables('space', densities[name].space),
    ...variables('sizes', densities[name].sizes),
  });
  return [
    '/* The design tokens of Gildshelf. Dark by default; .gs-light, .gs-dark and .gs-auto set the theme of an element, .gs-compact its density. */',
    ruleText(':root', darkVariables),
    themeCss(':root,.gs-dark,.gs-auto', dark),
    themeCss('.gs-light', light),
    `@media (prefers-color-scheme: light){${themeCss('.gs-auto', light)}}`,
    ruleText('.gs-comfortable', density('comfortable')),
    ruleText('.gs-compact', density('compact')),
    `@media (pointer: coarse){${ruleText('.gs-compact', variables('sizes', densities.comfortable.sizes))}}`,
    '',
  ].join('\n');
}
