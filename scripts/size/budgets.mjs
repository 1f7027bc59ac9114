import { uiLimits, widgetLimits } from './exportLimits.mjs';

/**
 * The size limit of a part of our packages without React, in kilobytes of brotli: `first` for the initial load, `lazy` for
 * `import()`. Limits are slightly above the current sizes, so that growth is noticed. A carousel and a rating include the global
 * styles and should stay near 7.
 * @typedef {{ name: string, part: import('./bundleParts.mjs').Part, first: number, lazy?: number }} Budget
 */

/** @param {string} names @param {string} from @returns {Budget['part']} */
const exported = (names, from) => ({ contents: `export { ${names} } from '${from}';` });
/** A part that `pnpm bench:components` also measures. @param {string} name @returns {Budget['part']} */
const benchmarkPart = (name) => ({ file: `bench/competitors/ours/${name}.tsx` });

/** Components that are used together. @type {readonly Budget[]} */
const parts = [
  { name: 'Button', part: benchmarkPart('OurButton'), first: 5 },
  { name: 'Carousel', part: exported('Carousel, globalStyles', '@gildshelf/ui'), first: 7.3 },
  { name: 'Carousel of MediaTiles', part: benchmarkPart('OurCarousel'), first: 9.8, lazy: 19 },
  { name: 'StarRating', part: exported('StarRating, globalStyles', '@gildshelf/ui'), first: 4.5 },
  { name: 'StarRating and Select', part: benchmarkPart('OurRating'), first: 6.6 },
  { name: 'grid of a collection', part: benchmarkPart('OurCollection'), first: 11.2, lazy: 39 },
  { name: 'Toast', part: exported('createToaster, ToastRegion', '@gildshelf/ui'), first: 16.3 },
];

/** The limit of all JavaScript of the site, including every page and dialog but no translations, in kilobytes of brotli. */
export const siteBudget = 376;

/** The limits of each whole entry of the client. @type {import('./exportLimits.mjs').ExportLimits} */
const entryLimits = {
  'api-client': [17],
  'api-client/contract': [32.2],
  'api-client/cover': [6.5],
  'api-client/react': [41.8, 2.9],
};

/** The exports that have a budget, by package. */
export const budgetedExports = { '@gildshelf/ui': uiLimits, '@gildshelf/widgets': widgetLimits };

/** @type {readonly Budget[]} */
export const budgets = [
  ...parts,
  ...Object.entries(entryLimits).map(([entry, [first, lazy]]) => ({
    name: entry,
    part: { contents: `export * from '@gildshelf/${entry}';` },
    first,
    lazy,
  })),
  ...Object.entries(budgetedExports).flatMap(([from, limits]) =>
    Object.entries(limits).map(([name, [first, lazy]]) => ({
      name: `${from.replace('@gildshelf/', '')}: ${name}`,
      part: exported(name, from),
      first,
      lazy,
    })),
  ),
];

// The classic API of zod or its messages in all languages, which a named import adds to a bundle.
const wholeZod = /\/zod\/v4\/(classic\/|locales\/(?!en\.|index\.))/;

/**
 * The error messages for a part that exceeds its budget or contains all of zod; empty if it does not.
 * @param {Budget} budget
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
