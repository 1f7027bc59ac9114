/** The site's routes (§2), as far as the server must know them: for these a page is there, for others it is the error screen. */
const routes = [
  /^\/$/,
  /^\/(game|anime)\/[^/]+$/,
  /^\/(search|account)$/,
  /^\/auth\/(login|register|verify-email|verify-email-sent|verify-email-success|forgot-password|reset-password|oauth-callback)$/,
  /^\/user\/[^/]+\/(dashboard|profile)$/,
];

/** Whether the site has a page at this path. */
export function isSiteRoute(path: string): boolean {
  return routes.some((route) => route.test(path));
}
