import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const appearancePage = definePage({
  path: paths.appearance,
  layout: 'app',
  component: lazyPage(async () => (await import('./AppearancePage.tsx')).AppearancePage),
  module: 'appearance/AppearancePage.tsx',
  title: 'Appearance',
  render: { needsScript: true },
  access: 'public',
  robots: 'noindex',
  examples: [{ path: '/appearance', heading: 'Appearance' }],
  budgetKb: 99.5,
});
