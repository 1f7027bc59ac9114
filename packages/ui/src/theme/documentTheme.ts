import { night, parchment } from './palette.ts';
import { lightTheme } from './themes/lightTheme.ts';
import { ruleText, themeCss } from './themes/themeRules.ts';

/** A theme for a document with `globalStyles()`, which are dark. */
export type DocumentTheme = 'light' | 'auto';

/**
 * CSS for documents whose root element has the attribute `data-theme` with this theme; it has precedence over `globalStyles()`
 * wherever it is in the document. Also for a document whose other styles have not been loaded.
 */
export function documentThemeCss(theme: DocumentTheme): string {
  const selector = `:root[data-theme=${theme}]`;
  const colors = { background: 'var(--gs-colors-page)', color: 'var(--gs-colors-text)' };
  const css = themeCss(selector, lightTheme) + ruleText(selector, colors);
  return theme === 'auto' ? `@media (prefers-color-scheme: light){${css}}` : css;
}

/** Attributes of the meta elements `color-scheme` and `theme-color` of a document in a theme. */
export function documentThemeMetas(
  theme: DocumentTheme | 'dark',
): readonly Readonly<Record<string, string>>[] {
  const color = (content: string) => ({ name: 'theme-color', content });
  const isLight = { media: '(prefers-color-scheme: light)' };
  if (theme === 'dark') return [{ name: 'color-scheme', content: 'dark' }, color(night)];
  if (theme === 'light') return [{ name: 'color-scheme', content: 'light' }, color(parchment)];
  // The first theme-color whose media query matches is used.
  return [{ name: 'color-scheme', content: 'dark light' }, { ...color(parchment), ...isLight }, color(night)];
}
