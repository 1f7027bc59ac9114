/**
 * Seconds that each step of `npm test` may take on two cores. A step that takes a fifth more prints a warning, not a failure,
 * since the machine may be busy.
 * @type {Readonly<Record<string, number>>}
 */
export const stepBudgets = {
  lint: 8,
  types: 36,
  'unused code': 6,
  build: 20,
  'build packages': 15,
  sizes: 10,
  'unit tests': 120,
  faults: 75,
  packages: 22,
  'server tests': 135,
  'browser tests': 450,
  'other engines': 200,
  Storybook: 20,
  stories: 210,
};
