import type { SiteRenderer } from './SiteRenderer.ts';

/** Limits a renderer to frames on other sites, which the browser cannot render. The browser renders all other pages. */
export function framesOnly(renderer: SiteRenderer): SiteRenderer {
  return {
    requestUrlsOf: (url) => (isFrameRoute(pathOf(url)) ? renderer.requestUrlsOf(url) : undefined),
    modulesOf: () => [],
    statusOf: async () => 200,
    maxAgeOf: (url) => renderer.maxAgeOf(url),
    renderPage: (...page) => renderer.renderPage(...page),
  };
}

const pathOf = (url: string) => url.split('?')[0] ?? '';

/** The site's routes: the server responds to them with a page, and to any other path with the error screen. */
const routes = [
  /^\/$/,
  /^\/(game|anime)\/[^/]+$/,
  /^\/(search|account)$/,
  /^\/auth\/(login|register|verify-email|verify-email-sent|verify-email-success|forgot-password|reset-password|oauth-callback)$/,
  /^\/user\/[^/]+\/(dashboard|profile|collection)$/,
  /^\/embed(\/(carousel|rating|collection|rate))?$/,
];

/** Whether a path is that of a frame on another site. */
export function isFrameRoute(path: string): boolean {
  return /^\/embed\/(carousel|rating|collection)$/.test(path);
}

/** Whether a window that an embedded frame has opened may show this path, from its first page to its last. */
export function isPopupRoute(path: string): boolean {
  return path === '/embed/rate' || path.startsWith('/auth/');
}

/** Whether the site has a page at this path; never at one that is malformed, such as `/game/%ff`. */
export function isSiteRoute(path: string): boolean {
  return routes.some((route) => route.test(path)) && isWellFormed(path);
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
