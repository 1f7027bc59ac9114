import { matchPath } from '@gildshelf/api-client/contract';
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
    requestUrlsOf: (url) =>
      findPage(url.split('?')[0] ?? '')?.layout === 'frame' ? renderer.requestUrlsOf(url) : undefined,
    modulesOf: () => [],
    statusOf: async () => 200,
    maxAgeOf: (url) => renderer.maxAgeOf(url),
    renderPage: (...page) => renderer.renderPage(...page),
  };
}
