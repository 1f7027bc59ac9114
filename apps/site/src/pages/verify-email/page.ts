import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

const component = lazyPage(async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage);

/** The page that a link in an email opens, and the one after a registration. */
export const verifyEmailPages = [paths.verifyEmail, paths.verifyEmailSent].map((path) =>
  definePage({
    path,
    layout: 'auth',
    component,
    module: 'verify-email/VerifyEmailPage.tsx',
    title: 'Verify your email',
    access: 'public',
    hasToken: path === paths.verifyEmail,
    robots: 'noindex',
    examples: [{ path, heading: 'Check Your Email' }],
    budgetKb: 102.5,
  }),
);

export const verifyEmailSuccessPage = definePage({
  path: paths.verifyEmailSuccess,
  layout: 'auth',
  component: lazyPage(async () => (await import('./VerifyEmailSuccessPage.tsx')).VerifyEmailSuccessPage),
  module: 'verify-email/VerifyEmailSuccessPage.tsx',
  title: 'Email verified',
  access: 'public',
  robots: 'noindex',
  examples: [{ path: '/auth/verify-email-success', heading: 'Email Verified!' }],
  budgetKb: 98.5,
});
