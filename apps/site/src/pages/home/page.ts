import { catalogues, endpointUrl } from '@gildshelf/api-client/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';
import { HomePage } from './HomePage.tsx';
import { firstTypes } from './topListTypes.evaluated.ts';

export const homePage = definePage({
  path: paths.home,
  layout: 'app',
  // Part of the entry, since a chunk of its own would cost a second round trip.
  component: lazyPage(async () => HomePage),
  module: 'home/HomePage.tsx',
  title: 'Gildshelf',
  render: { requests: () => firstTypes.map((type) => endpointUrl(catalogues[type].listTopTitles, {})) },
  access: 'public',
  robots: 'sitemap',
  examples: [{ path: '/', heading: 'Gildshelf' }],
  budgetKb: 95,
});
