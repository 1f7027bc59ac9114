/**
 * Seconds that each step of `npm test` may take on two cores. A step that takes a fifth more prints a warning:
 * a time is no failure, since a machine may be busy.
 * @type {Readonly<Record<string, number>>}
 */
export const stepBudgets = {
  lint: 8,
  types: 40,
  'unused code': 6,
  build: 25,
  'build packages': 18,
  sizes: 40,
  'unit tests': 100,
  faults: 75,
  packages: 30,
  'server tests': 180,
  'browser tests': 1000,
  'other engines': 200,
  Storybook: 20,
  stories: 220,
};
