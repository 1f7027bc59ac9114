import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const apiAccessPage = definePage({
  path: paths.apiAccess,
  layout: 'app',
  component: lazyPage(async () => (await import('./ApiAccessPage.tsx')).ApiAccessPage),
  module: 'api-access/ApiAccessPage.tsx',
  title: 'API access',
  access: 'user',
  robots: 'noindex',
  // Without a session it redirects to the login.
  examples: [{ path: '/user/nobody/api-access', heading: 'Welcome Back!' }],
  budgetKb: 117,
});
