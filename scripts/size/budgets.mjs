/**
 * What a part of our packages may weigh, React apart: kilobytes of brotli at once, and later by `import()`. A little more
 * than it weighs, so that nothing grows unseen. A carousel and a rating count the global styles too and stay at 7.
 * @typedef {{ name: string, part: Parameters<import('./bundlePart.mjs').bundlePart>[0], first: number, lazy?: number }} Budget
 */

/** @param {string} names @param {string} from @returns {Budget['part']} */
const exported = (names, from) => ({ contents: `export { ${names} } from '@gildshelf/${from}';` });
/** What the table of `pnpm bench:components` shows, too. @param {string} name @returns {Budget['part']} */
const ours = (name) => ({ file: `bench/peers/ours/${name}.tsx` });

/** @type {readonly Budget[]} */
const uiBudgets = [
  { name: 'Button', part: ours('OurButton'), first: 5 },
  { name: 'Carousel', part: exported('Carousel, globalStyles', 'ui'), first: 7 },
  { name: 'Carousel of MediaTiles', part: ours('OurCarousel'), first: 9.7, lazy: 19 },
  { name: 'StarRating', part: exported('StarRating, globalStyles', 'ui'), first: 4.5 },
  { name: 'StarRating and Select', part: ours('OurRating'), first: 7 },
  { name: 'grid of a collection', part: ours('OurCollection'), first: 10.6, lazy: 39 },
  { name: 'Dialog', part: exported('Dialog', 'ui'), first: 17 },
  { name: 'DropdownMenu', part: exported('DropdownMenu', 'ui'), first: 31.5, lazy: 1 },
  { name: 'Toast', part: exported('createToaster, ToastRegion', 'ui'), first: 16 },
];

/** Every export of the widgets, with the client of the API. @type {Readonly<Record<string, [first: number, lazy?: number]>>} */
const widgetLimits = {
  Collection: [36, 35],
  HumanCheckError: [0.5],
  LoginPrompt: [6],
  MediaCarousel: [22, 26.5],
  MediaCover: [15, 7.5],
  MediaDetails: [24, 26.5],
  MediaSearch: [26, 8],
  RatingForm: [29.5, 14.5],
  Trailer: [11, 7.5],
  coverSources: [0.5, 7],
  lazyPart: [0.5],
  preloadParts: [0.5, 53],
  trailerVideoId: [0.5],
  trustedTypesPolicy: [0.5],
  useHumanCheck: [17, 2.8],
};

/** @type {readonly Budget[]} */
export const budgets = [
  ...uiBudgets,
  ...Object.entries(widgetLimits).map(([name, [first, lazy]]) => ({
    name: `widgets: ${name}`,
    part: exported(name, 'widgets'),
    first,
    lazy,
  })),
];

/** The exports of the widgets that have a budget. */
export const budgetedWidgets = Object.keys(widgetLimits);
