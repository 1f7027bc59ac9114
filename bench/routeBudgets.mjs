/**
 * The budget of each route's first view in kB: its current size and a small margin, of which 0.05 kB are for the hashes in
 * the file names that chunks import. A route without a budget fails the run.
 * @type {Record<string, number>}
 */
const budgetsKb = {
  '/': 95,
  '/account': 99.5,
  '/auth/verify-email-success': 98.5,
  '/auth/oauth-callback': 102,
  '/search': 103,
  '/auth/verify-email': 102,
  '/auth/verify-email-sent': 102,
  '/auth/register': 108,
  '/auth/login': 109.5,
  '/embed/rate': 111,
  '/user/:username/dashboard': 120,
  '/game/:id': 105.5,
  '/anime/:slug': 105.5,
  '/auth/forgot-password': 107,
  '/auth/reset-password': 107.5,
  '/user/:username/profile': 108,
  '/user/:username/collection': 108.5,
  '/embed': 117.5,
};

/** The layouts that the first view of a route loads in addition to its page. @param {string} path */
function layoutsOf(path) {
  if (path.startsWith('/auth/')) return ['layouts/AuthLayout'];
  return path.startsWith('/user/') ? ['layouts/SignedInItem'] : [];
}

/** @typedef {{ path: string, kb: number | undefined, budget: number | undefined }} RouteLoad */

const sharedPage = /const (\w+) = lazyPage\([^']*'\.\/pages\/([^']+)\.tsx'/g;
const routeLine = /path: '([^']+)',\s*page: (?:lazyPage\([^']*'\.\/pages\/([^']+)\.tsx'|(\w+))/g;

/**
 * The size of every route's first view, in the order of the site's table of routes.
 * @param {string} routes the source of that table
 * @param {(parts: readonly string[]) => number | undefined} weigh gets parts as `firstLoadFiles` names them; undefined for a missing part
 * @returns {RouteLoad[]}
 */
export function routeLoads(routes, weigh) {
  const shared = Object.fromEntries([...routes.matchAll(sharedPage)].map(([, name, page]) => [name, page]));
  return [...routes.matchAll(routeLine)].map(([, path = '', own, name = '']) => {
    const page = own ?? shared[name] ?? '';
    // The page of Home is part of the entry chunk.
    const kb = weigh([page, ...layoutsOf(path)]) ?? (path === '/' ? weigh(['entry']) : undefined);
    return { path, kb, budget: budgetsKb[path] };
  });
}

/**
 * One message for each route over its budget, without a budget or without a page, and for each budget without a route.
 * @param {readonly RouteLoad[]} loads
 */
export function budgetProblems(loads) {
  const known = new Set(loads.map(({ path }) => path));
  return [
    ...loads.flatMap(({ path, kb, budget }) => {
      if (kb === undefined) return [`${path}: the build has no page for this route.`];
      if (budget === undefined)
        return [`${path}: ${kb.toFixed(1)} kB without a budget. Add one in bench/routeBudgets.mjs.`];
      return kb > budget ? [`${path}: ${kb.toFixed(1)} kB of ${budget} kB, over its budget.`] : [];
    }),
    ...Object.keys(budgetsKb)
      .filter((path) => !known.has(path))
      .map((path) => `${path}: budget for a route that does not exist.`),
  ];
}
