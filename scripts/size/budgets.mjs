/**
 * What a part of our packages may weigh, React apart: kilobytes of brotli at once, and later by `import()`. A little more
 * than it weighs, so that nothing grows unseen.
 * @typedef {{ name: string, part: Parameters<import('./bundlePart.mjs').bundlePart>[0], first: number, lazy?: number }} Budget
 */

/** @param {string} names @param {string} from @returns {Budget['part']} */
const exported = (names, from) => ({ contents: `export { ${names} } from '@gildshelf/${from}';` });
/** What the table of `pnpm bench:components` shows, too. @param {string} name @returns {Budget['part']} */
const ours = (name) => ({ file: `bench/peers/ours/${name}.tsx` });

/** @type {readonly Budget[]} */
const uiBudgets = [
  { name: 'Button', part: ours('OurButton'), first: 10 },
  { name: 'Carousel of MediaTiles', part: ours('OurCarousel'), first: 15, lazy: 19 },
  { name: 'Carousel alone', part: exported('Carousel', 'ui'), first: 12.5 },
  { name: 'StarRating', part: exported('StarRating', 'ui'), first: 9.5 },
  { name: 'StarRating and Select', part: ours('OurRating'), first: 12 },
  { name: 'grid of a collection', part: ours('OurCollection'), first: 15, lazy: 38 },
  { name: 'Dialog', part: exported('Dialog', 'ui'), first: 22.5 },
  { name: 'DropdownMenu', part: exported('DropdownMenu', 'ui'), first: 37, lazy: 1 },
  { name: 'Toast', part: exported('createToaster, ToastRegion', 'ui'), first: 21.5 },
];

/** Every export of the widgets, with the client of the API. @type {Readonly<Record<string, [first: number, lazy?: number]>>} */
const widgetLimits = {
  Collection: [38, 35],
  HumanCheckError: [0.5],
  LoginPrompt: [11],
  MediaCarousel: [27.5, 26.5],
  MediaCover: [21, 7.5],
  MediaDetails: [27.5, 26.5],
  MediaSearch: [31, 8],
  RatingForm: [34, 14.5],
  Trailer: [16, 7.5],
  coverSources: [0.5, 7],
  trailerVideoId: [0.5],
  trustedTypesPolicy: [0.5],
  useHumanCheck: [22.5, 2.5],
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
