/** The path of every page but those of titles, which the media types define; with `:username` in those of users. */
export const paths = {
  home: '/',
  search: '/search',
  login: '/auth/login',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email',
  verifyEmailSent: '/auth/verify-email-sent',
  verifyEmailSuccess: '/auth/verify-email-success',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  oauthCallback: '/auth/oauth-callback',
  account: '/account',
  appearance: '/appearance',
  data: '/about/data',
  embed: '/embed',
  rate: '/embed/rate',
  dashboard: '/user/:username/dashboard',
  collection: '/user/:username/collection',
  diary: '/user/:username/diary',
  changes: '/user/:username/changes',
  lists: '/lists',
  publicLists: '/user/:username/lists',
  list: '/user/:username/lists/:slug',
  profile: '/user/:username/profile',
  apiAccess: '/user/:username/api-access',
} as const;

/** The path of a user's page, from its pattern. */
export const userPath = (pattern: string, username: string) =>
  pattern.replace(':username', encodeURIComponent(username));

/** The path of the page of a list. */
export const listPath = (username: string, slug: string) =>
  userPath(paths.list, username).replace(':slug', encodeURIComponent(slug));
