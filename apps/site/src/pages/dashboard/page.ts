import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const dashboardPage = definePage({
  path: paths.dashboard,
  layout: 'app',
  component: lazyPage(async () => (await import('./DashboardPage.tsx')).DashboardPage),
  module: 'dashboard/DashboardPage.tsx',
  entryScript: 'own-page/showOwnPage.ts',
  title: 'Dashboard',
  access: 'owner',
  robots: 'noindex',
  // Without a session it redirects to the login.
  examples: [{ path: '/user/nobody/dashboard', heading: 'Welcome Back!' }],
  budgetKb: 121,
});
