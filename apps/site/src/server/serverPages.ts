import { builtInTypes, type EmbedName, embedParameters, matchPath } from '@gildshelf/api-client/contract';
import { readEmbedRequest } from '@gildshelf/widgets/embed';
import { parsePath } from 'react-router-dom';
import { publicCollectionMaxAgeMs } from '../pages/collection/page.ts';
import { definePage, type PageDefinition, type PageRendering, type PageUrl } from '../pages/definePage.ts';
import { pages } from '../pages/index.ts';

/** The frames whose content its owner can withdraw. */
const ofUsers: readonly EmbedName[] = ['collection', 'badge', 'user-list'];

/** The frames that show a widget on another website; only the server renders them. */
const framePages = (Object.keys(embedParameters) as EmbedName[]).map((name) =>
  definePage({
    path: `/embed/${name}`,
    layout: 'frame',
    title: 'Gildshelf',
    render: renderFrame(name),
    access: 'public',
    robots: 'noindex',
  }),
);

function renderFrame(name: EmbedName): PageRendering {
  const requestOf = ({ query }: PageUrl) => readEmbedRequest(`/embed/${name}?${query}`) ?? { problem: '' };
  return {
    query: Object.keys(embedParameters[name].shape),
    ...(ofUsers.includes(name) && { maxAgeMs: publicCollectionMaxAgeMs }),
    requests(url) {
      const request = requestOf(url);
      return 'problem' in request ? [] : request.requests;
    },
    read(url, responses) {
      const request = requestOf(url);
      if ('problem' in request) return { status: 400, title: 'Gildshelf', frame: request };
      const isMissing = request.isMissing(Object.values(responses).map(({ status }) => status));
      return { status: isMissing ? 404 : 200, title: request.titleOf(responses), frame: request };
    },
  };
}

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
export function requestUrlsOf(url: string, mediaTypes = builtInTypes): readonly string[] | undefined {
  const matched = matchPage(url);
  return matched?.page.render && (matched.page.render.requests?.(matched.url, mediaTypes) ?? []);
}

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
