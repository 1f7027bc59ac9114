import { documentThemeMetas } from '@gildshelf/ui';
import type { ThemeChoice } from './themeChoice.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const sheetId = 'themes';

/**
 * Applies a theme to the document. The server adds the rules of a stored choice to every page; this is for a new choice, and for
 * pages that another host serves.
 */
export function applyTheme(theme: ThemeChoice): void {
  const root = document.documentElement;
  if (theme === 'dark') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (theme !== 'dark' && !document.getElementById(sheetId))
    append('link', { id: sheetId, rel: 'stylesheet', href: '/themes.css' });
  for (const meta of document.querySelectorAll('meta[name="color-scheme"], meta[name="theme-color"]'))
    meta.remove();
  for (const attributes of documentThemeMetas(theme)) append('meta', attributes);
}

function append(tag: string, attributes: Readonly<Record<string, string>>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

/** Stores the choice in a cookie, since the server adds the rules of the theme to the page; the default is not stored. */
export function storeTheme(theme: ThemeChoice): void {
  const age = theme === 'dark' ? 0 : yearInSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in pages without https
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
