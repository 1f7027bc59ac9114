import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const changesPage = definePage({
  path: paths.changes,
  layout: 'app',
  component: lazyPage(async () => (await import('./ChangesPage.tsx')).ChangesPage),
  module: 'changes/ChangesPage.tsx',
  title: 'Recent changes',
  access: 'user',
  robots: 'noindex',
  // Without a session it redirects to the login.
  examples: [{ path: '/user/nobody/changes', heading: 'Welcome Back!' }],
  budgetKb: 117,
});
