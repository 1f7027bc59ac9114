import { tokens } from './tokens.ts';

const { breakpoints } = tokens.specification;

/** Configuration of Stitches, shared with the separate instance of the build. */
export const stitchesConfig = {
  prefix: 'gs',
  media: {
    sm: `(min-width: ${breakpoints.sm}px)`,
    md: `(min-width: ${breakpoints.md}px)`,
    lg: `(min-width: ${breakpoints.lg}px)`,
    xl: `(min-width: ${breakpoints.xl}px)`,
    hover: '(hover: hover)',
    touch: '(pointer: coarse)',
    motion: '(prefers-reduced-motion: reduce)',
    contrast: '(prefers-contrast: more)',
    forcedColors: '(forced-colors: active)',
  },
  theme: {
    colors: tokens.colors,
    space: tokens.space,
    fontSizes: tokens.fontSizes,
    fonts: tokens.fonts,
    fontWeights: tokens.fontWeights,
    lineHeights: tokens.lineHeights,
    letterSpacings: tokens.letterSpacings,
    radii: tokens.radii,
    sizes: tokens.sizes,
    shadows: tokens.shadows,
    transitions: tokens.transitions,
    zIndices: tokens.zIndices,
  },
};
