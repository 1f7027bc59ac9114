import { catalogues, endpointUrl, ownLimits, searchPageInput } from '@gildshelf/api-client/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';
import { readAllResultsPage, readQuery } from './searchUrl.ts';

export const searchPage = definePage({
  path: paths.search,
  layout: 'app',
  component: lazyPage(async () => (await import('./SearchPage.tsx')).SearchPage),
  module: 'search/SearchPage.tsx',
  title: 'Search',
  render: {
    query: ['query', 'type', 'page'],
    requests({ query: parameters }, mediaTypes) {
      const query = readQuery(parameters);
      if (query === '' || query.length > ownLimits.searchQuery) return [];
      const all = readAllResultsPage(parameters);
      if (all)
        return (all.type ? [all.type] : mediaTypes).map((type) =>
          endpointUrl(catalogues[type].searchTitles, searchPageInput(query, all.page)),
        );
      return mediaTypes.map((type) => endpointUrl(catalogues[type].searchTitles, { query: { query } }));
    },
  },
  access: 'public',
  robots: 'sitemap',
  examples: [{ path: '/search?query=legend', heading: 'Discover Content' }],
  budgetKb: 107.5,
});
