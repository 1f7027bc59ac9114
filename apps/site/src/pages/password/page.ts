import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

export const forgotPasswordPage = definePage({
  path: paths.forgotPassword,
  layout: 'auth',
  component: lazyPage(async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage),
  module: 'password/ForgotPasswordPage.tsx',
  title: 'Forgot password',
  render: { needsScript: true },
  access: 'public',
  robots: 'noindex',
  examples: [{ path: '/auth/forgot-password', heading: 'Forgot Password?' }],
  budgetKb: 107,
});

export const resetPasswordPage = definePage({
  path: paths.resetPassword,
  layout: 'auth',
  component: lazyPage(async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage),
  module: 'password/ResetPasswordPage.tsx',
  title: 'Reset password',
  access: 'public',
  hasToken: true,
  robots: 'noindex',
  examples: [{ path: '/auth/reset-password', heading: 'Reset Password' }],
  budgetKb: 107.5,
});
