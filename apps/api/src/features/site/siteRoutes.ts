import type { SiteRenderer } from './SiteRenderer.ts';

/** A renderer that leaves every page to the browser but frames on other pages, which have no script that could fill them. */
export function onlyFrames(renderer: SiteRenderer): SiteRenderer {
  return {
    questionsOf: (address) => (isFrameRoute(pathOf(address)) ? renderer.questionsOf(address) : undefined),
    modulesOf: () => [],
    statusOf: async () => 200,
    greatestAgeOf: (address) => renderer.greatestAgeOf(address),
    renderPage: (...page) => renderer.renderPage(...page),
  };
}

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** The site's routes (§2), as far as the server must know them: for these a page is there, for others it is the error screen. */
const routes = [
  /^\/$/,
  /^\/(game|anime)\/[^/]+$/,
  /^\/(search|account)$/,
  /^\/auth\/(login|register|verify-email|verify-email-sent|verify-email-success|forgot-password|reset-password|oauth-callback)$/,
  /^\/user\/[^/]+\/(dashboard|profile|collection)$/,
  /^\/embed(\/(carousel|rating|collection|rate))?$/,
];

/** Whether a path is that of a frame on somebody else's page. */
export function isFrameRoute(path: string): boolean {
  return /^\/embed\/(carousel|rating|collection)$/.test(path);
}

/** Whether a path may be that of a window which a frame of ours has opened, from its first page to its last. */
export function isOpenedRoute(path: string): boolean {
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
