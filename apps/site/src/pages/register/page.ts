import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const registerPage = definePage({
  path: paths.register,
  layout: 'auth',
  component: lazyPage(async () => (await import('./RegisterPage.tsx')).RegisterPage),
  module: 'register/RegisterPage.tsx',
  title: 'Create an account',
  render: { needsScript: true },
  access: 'public',
  robots: 'index',
  examples: [{ path: '/auth/register', heading: 'Join the Adventure' }],
  budgetKb: 108,
});
