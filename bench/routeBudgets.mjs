/** What a first view may weigh in kB: what it weighs and a little room, of which 0.05 for the hashes in file names that chunks import. A route without a line here fails the run. @type {Record<string, number>} */
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

/** What a first view needs beside its page: what stands around it. @param {string} path */
function around(path) {
  if (path.startsWith('/auth/')) return ['layouts/AuthLayout'];
  return path.startsWith('/user/') ? ['layouts/SignedInItem'] : [];
}

/** @typedef {{ path: string, kb: number | undefined, budget: number | undefined }} RouteLoad */

const sharedPage = /const (\w+) = lazyPage\([^']*'\.\/pages\/([^']+)\.tsx'/g;
const line = /path: '([^']+)',\s*page: (?:lazyPage\([^']*'\.\/pages\/([^']+)\.tsx'|(\w+))/g;

/**
 * What the first view of every route weighs, in the order of the site's own table of routes.
 * @param {string} routes the source of that table
 * @param {(parts: readonly string[]) => number | undefined} weigh parts as `firstLoadFiles` names them; undefined for one that is not there
 * @returns {RouteLoad[]}
 */
export function routeLoads(routes, weigh) {
  const shared = Object.fromEntries([...routes.matchAll(sharedPage)].map(([, name, page]) => [name, page]));
  return [...routes.matchAll(line)].map(([, path = '', own, name = '']) => {
    const page = own ?? shared[name] ?? '';
    // Home is a part of the entry.
    const kb = weigh([page, ...around(path)]) ?? (path === '/' ? weigh(['entry']) : undefined);
    return { path, kb, budget: budgetsKb[path] };
  });
}

/**
 * What is wrong with them, as sentences.
 * @param {readonly RouteLoad[]} loads
 */
export function budgetProblems(loads) {
  const known = new Set(loads.map(({ path }) => path));
  return [
    ...loads.flatMap(({ path, kb, budget }) => {
      if (kb === undefined) return [`${path}: no page of the build was found for it.`];
      if (budget === undefined)
        return [`${path}: ${kb.toFixed(1)} kB, and no budget. Give it one in bench/routeBudgets.mjs.`];
      return kb > budget ? [`${path}: ${kb.toFixed(1)} kB of ${budget} kB, over its budget.`] : [];
    }),
    ...Object.keys(budgetsKb)
      .filter((path) => !known.has(path))
      .map((path) => `${path}: a budget for a route that is not there.`),
  ];
}
