import {
  browsePath,
  browsing,
  type CatalogueType,
  catalogueTypes,
  endpointUrl,
} from '@gildshelf/api-client/contract';
import { readResponse } from '@gildshelf/api-client/react';
import { lazyPage } from '../../routing/lazyPage.ts';
import { definePage, type PageRendering } from '../definePage.ts';
import { browseTitle } from './browseTitle.ts';
import { readBrowseQuery, withoutIgnored } from './browseUrl.ts';

const component = lazyPage(async () => (await import('./BrowsePage.tsx')).BrowsePage);

/** The page that browses the titles of a media type, for every one that has title pages. */
export const browsePages = catalogueTypes.map((type) =>
  definePage({
    path: browsePath(type),
    layout: 'app',
    component,
    module: 'browse/BrowsePage.tsx',
    title: browseTitle(type, []),
    render: renderTitles(type),
    access: 'public',
    robots: 'sitemap',
    examples: [{ path: browsePath(type), heading: browseTitle(type, []) }],
    budgetKb: 113,
  }),
);

function renderTitles(type: CatalogueType): PageRendering {
  const { browseTitles } = browsing[type];
  const requestOf = (query: URLSearchParams) => endpointUrl(browseTitles, { query: readBrowseQuery(query) });
  return {
    query: 'all',
    requests: ({ query }) => [requestOf(query)],
    read({ query: parameters }, responses) {
      const query = readBrowseQuery(parameters);
      const response = responses[requestOf(parameters)];
      // A host without these calls.
      if (response?.status !== 200) return { status: 404, title: browseTitle(type, []) };
      const { facets, total, ignored } = readResponse(browseTitles, response);
      const known = withoutIgnored(query, ignored);
      return { status: 200, title: browseTitle(type, []), shown: { type, facets, total, query: known } };
    },
  };
}
