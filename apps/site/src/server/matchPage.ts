import { matchPath } from '@gildshelf/api-client/contract';
import { parsePath } from 'react-router-dom';
import type { PageDefinition, PageUrl } from '../pages/definePage.ts';
import { pages } from '../pages/index.ts';
import { framePages } from './framePages.ts';

/** Every page that the server serves: those of the browser and the frames. */
export const serverPages: readonly PageDefinition[] = [...pages, ...framePages];

/** A URL with the page that is shown at it. */
export interface MatchedPage {
  readonly page: PageDefinition;
  readonly pathname: string;
  readonly url: PageUrl;
}

/** The page at a path with a query; undefined at an unknown path. */
export function matchPage(url: string): MatchedPage | undefined {
  // Not `new URL`, which throws for `//` and reads `\` as a slash.
  const { pathname = '', search } = parsePath(url);
  for (const page of serverPages) {
    const params = matchPath(page.path, pathname);
    if (params) return { page, pathname, url: { params, query: new URLSearchParams(search) } };
  }
  return undefined;
}

/** The API requests whose responses a page shows; undefined where the browser renders it. */
export function requestUrlsOf(url: string): readonly string[] | undefined {
  const matched = matchPage(url);
  return matched?.page.render && (matched.page.render.requests?.(matched.url) ?? []);
}
