import { matchPage } from './matchPage.ts';

/**
 * The modules that the browser needs for the page at a URL, besides the entry, which contains Home and the layout `app`. A script that
 * runs before the entry is the first.
 */
export function pageModules(url: string): readonly string[] {
  // The router ignores a trailing slash.
  const page = matchPage(url.replace(/(?<=[^/?])\/(?=\?|$)/, ''))?.page;
  if (!page?.module || page.path === '/') return [];
  const layout = page.layout === 'auth' ? 'layouts/AuthLayout.tsx' : undefined;
  const files = [page.entryScript, layout, `pages/${page.module}`];
  return files.filter((file) => file !== undefined).map((file) => `src/${file}`);
}
