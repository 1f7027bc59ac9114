// The classic API of zod or its messages in all languages, which a named import adds to a bundle.
const wholeZod = /\/zod\/v4\/(classic\/|locales\/(?!en\.|index\.))/;

/**
 * The error messages for a part that exceeds its budget or contains all of zod; empty if it does not.
 * @param {import('./budgets.mjs').Budget} budget
 * @param {import('./bundleParts.mjs').PartSize} size
 */
export function budgetViolations({ name, first, lazy = 0.5 }, size) {
  const figures = /** @type {const} */ ([
    ['initial', size.first, first],
    ['lazy', size.lazy, lazy],
  ]);
  const over = figures
    .filter(([, kb, limit]) => kb > limit)
    .map(
      ([load, kb, limit]) =>
        `${name}: the ${load} size is ${kb.toFixed(1)} kB, the limit in scripts/size is ${limit} kB.`,
    );
  const zod = size.modules.find((file) => wholeZod.test(file));
  return zod ? [...over, `${name} contains all of zod (${zod}): import * as z from 'zod/mini'.`] : over;
}
