import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

/** Rates a title for a widget on another website. */
export const ratePage = definePage({
  path: paths.rate,
  layout: 'auth',
  component: lazyPage(async () => (await import('./RatePage.tsx')).RatePage),
  module: 'rate/RatePage.tsx',
  title: 'Rate',
  access: 'public',
  robots: 'index',
  examples: [
    { path: '/embed/rate?type=game&slug=the-witcher-3-wild-hunt', heading: 'The Witcher 3: Wild Hunt' },
  ],
  budgetKb: 112.5,
});
