import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const oauthCallbackPage = definePage({
  path: paths.oauthCallback,
  layout: 'auth',
  component: lazyPage(async () => (await import('./OAuthCallbackPage.tsx')).OAuthCallbackPage),
  module: 'third-party/OAuthCallbackPage.tsx',
  title: 'Logging in',
  access: 'public',
  hasToken: true,
  robots: 'noindex',
  examples: [{ path: '/auth/oauth-callback', heading: 'Welcome Back!' }],
  budgetKb: 102,
});
