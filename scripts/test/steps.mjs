import { jestCounts, playwrightCounts } from './readCounts.mjs';
import { jestFailures, playwrightFailures } from './readFailures.mjs';
import { jestTimings, playwrightTimings } from './readTimings.mjs';

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
 *     failures: (report: any) => import('./readFailures.mjs').Failure[],
 *     timings: (report: any) => import('./readTimings.mjs').Timing[],
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
        { name: 'build', command: ['node', 'scripts/build.mjs'] },
        { name: 'build packages', command: ['node', 'scripts/buildPackages.mjs'] },
        { name: 'sizes', command: ['node', 'scripts/size.mjs'] },
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
          command: ['node', 'scripts/storyTests.mjs', '--built', `--report=${storyReport}`],
          report: { file: storyReport, ...jest },
        },
      ],
    ],
  ];
}
