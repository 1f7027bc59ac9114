/// <reference path="./jsx.d.ts" />
import { createStitches } from '@stitches/react';
import { tokens } from './tokens.ts';

const { breakpoints } = tokens.specification;

// Stitches looks for a document once, here: without one (on the server) it writes into a sheet of its own that
// getCssText reads. In a browser it goes on in the sheet the server sent, or in an empty <style>, filled by
// insertRule: the policy allows the empty text by its hash, and rules added by script need no permission.
const stitches = createStitches({
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
});

export const { styled, css, keyframes, globalCss, getCssText } = stitches;

/** Writes `.name{declarations}` once: custom properties only, for their place among the rules is not that of a look. */
export function variablesRule(name: string, declarations: string): void {
  const pairs = declarations.split(';').map((declaration) => declaration.split(':'));
  globalCss({ [`.${name}`]: Object.fromEntries(pairs) })();
}
