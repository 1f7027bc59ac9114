import { documentThemeCss } from '../../packages/ui/src/theme/documentTheme.ts';
import { darkTheme } from '../../packages/ui/src/theme/themes/darkTheme.ts';
import { densities } from '../../packages/ui/src/theme/themes/densities.ts';
import { lightTheme } from '../../packages/ui/src/theme/themes/lightTheme.ts';
import { ruleText, themeCss, variables } from '../../packages/ui/src/theme/themes/themeRules.ts';

const { compact, comfortable } = densities;

/** The custom properties of the themes and of the compact density, for the root element and for parts of a docs page. */
export const switchStyles = [
  documentThemeCss('light'),
  documentThemeCss('auto'),
  themeCss('div:is([data-theme=dark],[data-theme=auto])', darkTheme),
  themeCss('div[data-theme=light]', lightTheme),
  `@media (prefers-color-scheme: light){${themeCss('div[data-theme=auto]', lightTheme)}}`,
  ruleText('[data-density=compact]', {
    ...variables('space', compact.space),
    ...variables('sizes', compact.sizes),
  }),
  // By touch, controls keep their height.
  `@media (pointer: coarse){${ruleText('[data-density=compact]', variables('sizes', comfortable.sizes))}}`,
].join('\n');
