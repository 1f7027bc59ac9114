import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const loginPage = definePage({
  path: paths.login,
  layout: 'auth',
  component: lazyPage(async () => (await import('./LoginPage.tsx')).LoginPage),
  module: 'login/LoginPage.tsx',
  title: 'Log in',
  render: { needsScript: true },
  access: 'public',
  // A third party returns to it with the token of the new session.
  hasToken: true,
  robots: 'index',
  examples: [{ path: '/auth/login', heading: 'Welcome Back!' }],
  budgetKb: 109.5,
});
