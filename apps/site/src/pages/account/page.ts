import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const accountPage = definePage({
  path: paths.account,
  layout: 'app',
  component: lazyPage(async () => (await import('./AccountPage.tsx')).AccountPage),
  module: 'account/AccountPage.tsx',
  title: 'Account',
  access: 'public',
  robots: 'index',
  examples: [{ path: '/account', heading: 'Your shelf is waiting' }],
  budgetKb: 99.5,
});
