import { catalogues, catalogueTypes, endpointUrl, ownLimits } from '@gildshelf/api-client/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const searchPage = definePage({
  path: paths.search,
  layout: 'app',
  component: lazyPage(async () => (await import('./SearchPage.tsx')).SearchPage),
  module: 'search/SearchPage.tsx',
  title: 'Search',
  render: {
    query: ['query'],
    requests({ query: parameters }) {
      const query = (parameters.get('query') ?? '').trim();
      if (query === '' || query.length > ownLimits.searchQuery) return [];
      return catalogueTypes.map((type) => endpointUrl(catalogues[type].searchTitles, { query: { query } }));
    },
  },
  access: 'public',
  robots: 'sitemap',
  examples: [{ path: '/search?query=legend', heading: 'Discover Content' }],
  budgetKb: 103,
});
