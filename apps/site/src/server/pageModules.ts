import { matchPath, parsePath } from 'react-router-dom';

const withAuthLayout = (page: string) => ['src/layouts/AuthLayout.tsx', page];

/** The modules that each route needs besides the entry, which includes Home; an entry script of the route itself runs first. */
export const routeModules: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/game/:id': ['src/pages/media/MediaPage.tsx'],
  '/anime/:slug': ['src/pages/media/MediaPage.tsx'],
  '/search': ['src/pages/search/SearchPage.tsx'],
  '/user/:username/dashboard': ['src/own-page/showOwnPage.ts', 'src/pages/dashboard/DashboardPage.tsx'],
  '/user/:username/profile': ['src/pages/profile/ProfilePage.tsx'],
  '/user/:username/collection': ['src/pages/collection/CollectionPage.tsx'],
  '/account': ['src/pages/account/AccountPage.tsx'],
  '/embed': ['src/pages/embed/BuilderPage.tsx'],
  '/auth/login': withAuthLayout('src/pages/login/LoginPage.tsx'),
  '/auth/register': withAuthLayout('src/pages/register/RegisterPage.tsx'),
  '/auth/verify-email': withAuthLayout('src/pages/verify-email/VerifyEmailPage.tsx'),
  '/auth/verify-email-sent': withAuthLayout('src/pages/verify-email/VerifyEmailPage.tsx'),
  '/auth/verify-email-success': withAuthLayout('src/pages/verify-email/VerifyEmailSuccessPage.tsx'),
  '/auth/forgot-password': withAuthLayout('src/pages/password/ForgotPasswordPage.tsx'),
  '/auth/reset-password': withAuthLayout('src/pages/password/ResetPasswordPage.tsx'),
  '/auth/oauth-callback': withAuthLayout('src/pages/third-party/OAuthCallbackPage.tsx'),
  '/embed/rate': withAuthLayout('src/pages/rate/RatePage.tsx'),
};

/** The modules that the browser needs for the page at a URL, besides the entry. */
export function pageModules(url: string): readonly string[] {
  const { pathname = '' } = parsePath(url);
  return Object.entries(routeModules).find(([route]) => matchPath(route, pathname))?.[1] ?? [];
}
