/** Every path of the site. */
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
  embed: '/embed',
  dashboard: (username: string) => `/user/${encodeURIComponent(username)}/dashboard`,
  collection: (username: string) => `/user/${encodeURIComponent(username)}/collection`,
  profile: (username: string) => `/user/${encodeURIComponent(username)}/profile`,
} as const;
