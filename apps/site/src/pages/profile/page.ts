import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const profilePage = definePage({
  path: paths.profile,
  layout: 'app',
  component: lazyPage(async () => (await import('./ProfilePage.tsx')).ProfilePage),
  module: 'profile/ProfilePage.tsx',
  title: 'Profile',
  access: 'user',
  robots: 'noindex',
  // Without a session it redirects to the login.
  examples: [{ path: '/user/nobody/profile', heading: 'Welcome Back!' }],
  budgetKb: 111,
});
