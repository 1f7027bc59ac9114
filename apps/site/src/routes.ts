import { type LazyPage, lazyPage } from './lazyPage.ts';

/** One route of the site. */
export interface Route {
  readonly path: string;
  readonly page: LazyPage;
}

const mediaPage = lazyPage(async () => (await import('./pages/media/MediaPage.tsx')).MediaPage);
const verifyEmailPage = lazyPage(
  async () => (await import('./pages/verify-email/VerifyEmailPage.tsx')).VerifyEmailPage,
);

/** The routes under the layout with the top bar. */
export const appRoutes: readonly Route[] = [
  { path: '/', page: lazyPage(async () => (await import('./pages/home/HomePage.tsx')).HomePage) },
  { path: '/game/:id', page: mediaPage },
  {
    path: '/anime/:slug',
    page: mediaPage,
  },
  { path: '/search', page: lazyPage(async () => (await import('./pages/search/SearchPage.tsx')).SearchPage) },
  {
    path: '/user/:username/dashboard',
    page: lazyPage(async () => (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage),
  },
  {
    path: '/user/:username/profile',
    page: lazyPage(async () => (await import('./pages/profile/ProfilePage.tsx')).ProfilePage),
  },
  {
    path: '/user/:username/collection',
    page: lazyPage(async () => (await import('./pages/collection/CollectionPage.tsx')).CollectionPage),
  },
  {
    path: '/account',
    page: lazyPage(async () => (await import('./pages/account/AccountPage.tsx')).AccountPage),
  },
  // Generates the snippets that embed a widget in another website.
  {
    path: '/embed',
    page: lazyPage(async () => (await import('./pages/embed/BuilderPage.tsx')).BuilderPage),
  },
];

/** The routes under the centred layout without the top bar. */
export const authRoutes: readonly Route[] = [
  {
    path: '/auth/login',
    page: lazyPage(async () => (await import('./pages/login/LoginPage.tsx')).LoginPage),
  },
  {
    path: '/auth/register',
    page: lazyPage(async () => (await import('./pages/register/RegisterPage.tsx')).RegisterPage),
  },
  { path: '/auth/verify-email', page: verifyEmailPage },
  { path: '/auth/verify-email-sent', page: verifyEmailPage },
  {
    path: '/auth/verify-email-success',
    page: lazyPage(
      async () => (await import('./pages/verify-email/VerifyEmailSuccessPage.tsx')).VerifyEmailSuccessPage,
    ),
  },
  {
    path: '/auth/forgot-password',
    page: lazyPage(async () => (await import('./pages/password/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  {
    path: '/auth/reset-password',
    page: lazyPage(async () => (await import('./pages/password/ResetPasswordPage.tsx')).ResetPasswordPage),
  },
  {
    path: '/auth/oauth-callback',
    page: lazyPage(async () => (await import('./pages/third-party/OAuthCallbackPage.tsx')).OAuthCallbackPage),
  },
  // Rates a title for a widget on another website.
  { path: '/embed/rate', page: lazyPage(async () => (await import('./pages/rate/RatePage.tsx')).RatePage) },
];
