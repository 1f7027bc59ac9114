import { jestFailures, playwrightFailures } from './failures.mjs';
import { jestCounts, playwrightCounts } from './readCounts.mjs';
import { jestTimings, playwrightTimings } from './timings.mjs';

/**
 * One step of `npm test`. A step with `report` writes a JSON report to its `file` and counts every test; any other step counts
 * as one test.
 * @typedef {{
 *   name: string,
 *   command: readonly string[],
 *   environment?: Record<string, string>,
 *   report?: {
 *     file: string,
 *     counts: (report: any) => import('./readCounts.mjs').Counts,
 *     failures: (report: any) => import('./failures.mjs').Failure[],
 *     timings: (report: any) => import('./timings.mjs').Timing[],
 *   },
 * }} Step
 */

/** The readers of the test runners' reports. */
const jest = { counts: jestCounts, failures: jestFailures, timings: jestTimings };
const playwright = { counts: playwrightCounts, failures: playwrightFailures, timings: playwrightTimings };

/**
 * The steps in stages: a stage has one or two lanes, which run in parallel; the steps of a lane run one after the other.
 * @param {string} reports the folder for the reports
 * @param {{ isAll: boolean }} options `isAll` adds every combination of database and browser test, and the slow tests
 * @returns {Step[][][]}
 */
export function testStages(reports, { isAll }) {
  const browserReport = `${reports}/playwright.json`;
  const enginesReport = `${reports}/playwright-engines.json`;
  const storyReport = `${reports}/jest.json`;
  const tier = { TEST_TIER: isAll ? 'all' : 'change' };
  /** @type {(name: string, projects: readonly string[]) => Step} */
  const vitestStep = (name, projects) => {
    const file = `${reports}/vitest-${name.replace(' ', '-')}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return {
      name,
      command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...reporters],
      environment: tier,
      report: { file, ...jest },
    };
  };
  /** @type {(name: string, file: string, args?: readonly string[]) => Step} */
  const playwrightStep = (name, file, args = []) => ({
    name,
    command: ['node', 'scripts/browserTests.mjs', ...args, '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_FORCE_TTY: '0', ...tier },
    report: { file, ...playwright },
  });
  const engines = playwrightStep('other engines', enginesReport, [
    '--config=tests/engines/playwright.config.ts',
  ]);
  return [
    [
      [
        { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
        { name: 'types', command: ['node', 'scripts/typecheck.mjs'] },
        { name: 'unused code', command: ['knip'] },
      ],
      [
        { name: 'build', command: ['node', 'scripts/build/build.mjs'] },
        { name: 'build packages', command: ['node', 'scripts/build/build.mjs', '--packages'] },
        { name: 'sizes', command: ['node', 'scripts/size/size.mjs'] },
      ],
    ],
    [
      // One worker, in parallel with tests that mostly wait.
      [vitestStep('unit tests', ['unit', 'dom', 'isolated'])],
      [
        vitestStep('faults', ['faults']),
        // The stage above has built the packages.
        vitestStep('packages', ['packages']),
        { name: 'Storybook', command: ['storybook', 'build', '--quiet', '--disable-telemetry'] },
      ],
    ],
    [[vitestStep('server tests', ['server'])]],
    // Playwright empties test-results before the browser tests, so the engines run after them and keep their screenshots.
    [[playwrightStep('browser tests', browserReport), ...(isAll ? [engines] : [])]],
    [
      [
        {
          name: 'stories',
          command: ['node', 'scripts/stories/storyTests.mjs', '--built', `--report=${storyReport}`],
          report: { file: storyReport, ...jest },
        },
      ],
    ],
  ];
}

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
