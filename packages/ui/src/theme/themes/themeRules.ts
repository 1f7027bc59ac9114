import type { Theme } from './darkTheme.ts';

/** CSS declarations: custom properties of tokens (`--gs-colors-page`), and `color-scheme`. */
export type Declarations = Readonly<Record<string, string>>;

/** Declares the tokens of a group: `variables('colors', { page: '#fff' })` is `{ '--gs-colors-page': '#fff' }`. */
export function variables(group: string, values: Readonly<Record<string, string>>): Declarations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--gs-${group}-${name}`, value]));
}

/** Declares every colour and shadow of a theme, and the colour scheme of what the browser itself draws. */
export function themeDeclarations({ scheme, colors, details, shadows }: Theme): Declarations {
  return {
    'color-scheme': scheme,
    ...variables('colors', { ...colors, ...details }),
    ...variables('shadows', shadows),
  };
}

/** The CSS text of a theme for the elements of a selector. */
export function themeCss(selector: string, theme: Theme): string {
  return (
    ruleText(selector, themeDeclarations(theme)) +
    `@media (prefers-contrast: more){${ruleText(selector, variables('colors', theme.moreContrast))}}`
  );
}

/** The text of one CSS rule. */
export function ruleText(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
