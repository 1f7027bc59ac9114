/**
 * A page of the site, as its definition declares it. `budgetKb` is the maximum size of its first view: the current size and a small
 * margin, of which 0.05 kB are for the hashes in the file names that chunks import.
 * @typedef {{ path: string, layout: string, access: string, module?: string | undefined, budgetKb?: number | undefined }} Page
 */

/** The modules of a page and of the parts of its layout that are chunks of their own. @param {Page} page */
function partsOf({ module = '', layout, access }) {
  const page = module.replace(/\.tsx$/, '');
  if (layout === 'auth') return [page, 'layouts/AuthLayout'];
  return access === 'public' ? [page] : [page, 'layouts/SignedInItem'];
}

/** @typedef {{ path: string, kb: number | undefined, budget: number | undefined }} RouteLoad */

/**
 * The size of every page's first view, in the order of the pages.
 * @param {readonly Page[]} pages
 * @param {(parts: readonly string[]) => number | undefined} weigh gets parts as `firstLoadFiles` names them; undefined for a missing part
 * @returns {RouteLoad[]}
 */
export function routeLoads(pages, weigh) {
  return pages
    .filter(({ module }) => module)
    .map((page) => {
      // The page of Home is part of the entry chunk.
      const kb = weigh(partsOf(page)) ?? (page.path === '/' ? weigh(['entry']) : undefined);
      return { path: page.path, kb, budget: page.budgetKb };
    });
}

/**
 * One message for each route over its budget, without a budget or without a page.
 * @param {readonly RouteLoad[]} loads
 */
export function budgetProblems(loads) {
  return loads.flatMap(({ path, kb, budget }) => {
    if (kb === undefined) return [`${path}: the build has no page for this route.`];
    if (budget === undefined)
      return [`${path}: ${kb.toFixed(1)} kB without a budget. Add budgetKb to its definition.`];
    return kb > budget ? [`${path}: ${kb.toFixed(1)} kB of ${budget} kB, over its budget.`] : [];
  });
}
