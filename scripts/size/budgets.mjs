import { uiLimits, widgetLimits } from './exportLimits.mjs';

/**
 * What a part of our packages may weigh, React apart: kilobytes of brotli at once, and later by `import()`. A little more
 * than it weighs, so that nothing grows unseen. A carousel and a rating count the global styles too and stay at 7.
 * @typedef {{ name: string, part: import('./bundleParts.mjs').Part, first: number, lazy?: number }} Budget
 */

/** @param {string} names @param {string} from @returns {Budget['part']} */
const exported = (names, from) => ({ contents: `export { ${names} } from '${from}';` });
/** What the table of `pnpm bench:components` shows, too. @param {string} name @returns {Budget['part']} */
const ours = (name) => ({ file: `bench/peers/ours/${name}.tsx` });

/** What is used together. @type {readonly Budget[]} */
const parts = [
  { name: 'Button', part: ours('OurButton'), first: 5 },
  { name: 'Carousel', part: exported('Carousel, globalStyles', '@gildshelf/ui'), first: 7.3 },
  { name: 'Carousel of MediaTiles', part: ours('OurCarousel'), first: 9.7, lazy: 19 },
  { name: 'StarRating', part: exported('StarRating, globalStyles', '@gildshelf/ui'), first: 4.5 },
  { name: 'StarRating and Select', part: ours('OurRating'), first: 7 },
  { name: 'grid of a collection', part: ours('OurCollection'), first: 10.6, lazy: 39 },
  { name: 'Toast', part: exported('createToaster, ToastRegion', '@gildshelf/ui'), first: 16 },
];

/** All JavaScript of the site, every page and dialog: kilobytes of brotli. */
export const siteBudget = 218;

/** The entries of the client, each as a whole. @type {Readonly<Record<string, number>>} */
const entryLimits = {
  'api-client': 16.5,
  'api-client/contract': 20,
  'api-client/cover': 6.5,
  'api-client/react': 28,
};

/** The exports that have a budget, by their package. */
export const budgetedExports = { '@gildshelf/ui': uiLimits, '@gildshelf/widgets': widgetLimits };

/** @type {readonly Budget[]} */
export const budgets = [
  ...parts,
  ...Object.entries(entryLimits).map(([entry, first]) => ({
    name: entry,
    part: { contents: `export * from '@gildshelf/${entry}';` },
    first,
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
