import { reportMisuse } from '../../elements/reportMisuse.ts';
import { globalCss, variablesRule } from '../stitches.ts';
import type { Appearance } from './Appearance.ts';
import { accentColors, isAccent } from './accent.ts';
import { darkTheme } from './darkTheme.ts';
import { type Density, densities } from './densities.ts';
import { lightTheme } from './lightTheme.ts';
import { themeDeclarations, variables } from './themeRules.ts';

/** Adds the rules of an appearance and returns its class names. They apply to the element and to all elements in it. */
export function appearanceClasses({ theme, accent, density }: Appearance): string[] {
  reportMisuse(
    accent !== undefined && !isAccent(accent),
    `The accent ${JSON.stringify(accent)} is not a colour of the form #rrggbb. Text on it could not be made readable, so it is ignored. Pass six hexadecimal digits: accent="#0a7f5a".`,
  );
  const classes: string[] = [];
  if (theme) {
    themeStyles();
    classes.push(`gs-${theme}`);
  }
  if (density) {
    densityStyles();
    classes.push(`gs-${density}`);
  }
  if (accent && isAccent(accent)) classes.push(accentClass(accent.toLowerCase()));
  return classes;
}

function accentClass(accent: string): string {
  const name = `gs-accent-${accent.slice(1)}`;
  const declarations = Object.entries(variables('colors', accentColors(accent)));
  return variablesRule(name, declarations.map((declaration) => declaration.join(':')).join(';'));
}

// Without specificity (`:where`), so that an accent has precedence wherever its rule is in the sheet.
const themeStyles = globalCss({
  ':where(.gs-dark, .gs-auto)': themeDeclarations(darkTheme),
  ':where(.gs-light)': themeDeclarations(lightTheme),
  '@media (prefers-color-scheme: light)': { ':where(.gs-auto)': themeDeclarations(lightTheme) },
  '@contrast': {
    ':where(.gs-dark, .gs-auto)': variables('colors', darkTheme.moreContrast),
    ':where(.gs-light)': variables('colors', lightTheme.moreContrast),
  },
  '@media (prefers-contrast: more) and (prefers-color-scheme: light)': {
    ':where(.gs-auto)': variables('colors', lightTheme.moreContrast),
  },
});

const densityDeclarations = ({ space, sizes }: Density) => ({
  ...variables('space', space),
  ...variables('sizes', sizes),
});

const densityStyles = globalCss({
  ':where(.gs-comfortable)': densityDeclarations(densities.comfortable),
  ':where(.gs-compact)': densityDeclarations(densities.compact),
  '@touch': { ':where(.gs-compact)': variables('sizes', densities.comfortable.sizes) },
});
