import { endpointUrl, getCatalogueStatus } from '@gildshelf/api-client/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const dataPage = definePage({
  path: paths.data,
  layout: 'app',
  component: lazyPage(async () => (await import('./DataPage.tsx')).DataPage),
  module: 'data/DataPage.tsx',
  title: 'Data sources',
  render: { requests: () => [endpointUrl(getCatalogueStatus, {})] },
  access: 'public',
  robots: 'sitemap',
  examples: [{ path: '/about/data', heading: 'Data sources' }],
  budgetKb: 104.5,
});
