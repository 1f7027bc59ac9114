// Everything of zod, or its sentences in every language: what a named import brings.
const wholeZod = /\/zod\/v4\/(classic\/|locales\/(?!en\.|index\.))/;

/**
 * What is wrong with the size of a part, as sentences; none when it keeps its budget.
 * @param {import('./budgets.mjs').Budget} budget
 * @param {import('./bundleParts.mjs').PartSize} size
 */
export function complaintsAbout({ name, first, lazy = 0.5 }, size) {
  const figures = /** @type {const} */ ([
    ['at once', size.first, first],
    ['later', size.lazy, lazy],
  ]);
  const over = figures
    .filter(([, kb, limit]) => kb > limit)
    .map(
      ([when, kb, limit]) =>
        `${name} weighs ${kb.toFixed(1)} kB ${when}, and scripts/size gives it ${limit} kB.`,
    );
  const zod = size.modules.find((file) => wholeZod.test(file));
  return zod ? [...over, `${name} has all of zod in it (${zod}): import * as z from 'zod/mini'.`] : over;
}
