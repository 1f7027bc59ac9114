import { matchPath } from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import type { PageFacts } from '../../config/PageFacts.ts';
import type { SiteRenderer } from './SiteRenderer.ts';

/** Finds the page at a path. */
export type FindPage = (path: string) => PageFacts | undefined;

/** Returns a function that finds the page at a path: none at a path that is malformed, such as `/game/%ff`. */
export function createFindPage(pages: readonly PageFacts[]): FindPage {
  const fixed = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page]));
  const patterns = pages.filter(({ path }) => path.includes(':'));
  return (path) => fixed.get(path) ?? patterns.find((page) => matchPath(page.path, path));
}

/** Limits a renderer to frames on other sites, which the browser cannot render. The browser renders all other pages. */
export function framesOnly(renderer: SiteRenderer): SiteRenderer {
  const findPage = createFindPage(renderer.pages);
  return {
    pages: renderer.pages,
    requestUrlsOf: (url, mediaTypes) =>
      findPage(url.split('?')[0] ?? '')?.layout === 'frame'
        ? renderer.requestUrlsOf(url, mediaTypes)
        : undefined,
    modulesOf: () => [],
    statusOf: async () => 200,
    themeOf: (cookies) => renderer.themeOf(cookies),
    maxAgeOf: (url) => renderer.maxAgeOf(url),
    renderPage: (...page) => renderer.renderPage(...page),
  };
}

/** The cache key of a page: its path, for frames without a trailing slash, and the query parameters that the page depends on. */
export function canonicalUrl({ req }: Context, page: PageFacts | undefined): string {
  const path = page?.layout === 'frame' ? page.path : req.path;
  // Hono leaves invalid UTF-8 as it is, but the page's own script reads it as U+FFFD, as URLSearchParams does.
  const parameters = new URLSearchParams(req.url.split('?').slice(1).join('?'));
  const names = page?.query ?? [];
  const known = (
    names === 'all'
      ? [...parameters].filter(([name]) => name !== 'lang')
      : names.map((name): [string, string] => [name, parameters.get(name) ?? ''])
  ).flatMap(([name, value]): [string, string][] => (value.trim() ? [[name, value.trim()]] : []));
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}
