import { jestCounts, playwrightCounts } from './readCounts.mjs';
import { jestFailures, playwrightFailures } from './readFailures.mjs';
import { jestTimings, playwrightTimings } from './readTimings.mjs';

/**
 * One step of `npm test`. A step with `report` runs tests: it writes JSON there and is counted test by test;
 * any other step counts as one.
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

/** How the reports of the test runners are read. */
const jest = { counts: jestCounts, failures: jestFailures, timings: jestTimings };
const playwright = { counts: playwrightCounts, failures: playwrightFailures, timings: playwrightTimings };

/**
 * The steps in stages; a stage is one or two lanes that run beside each other, a lane is steps in their order.
 * @param {string} reports the folder for the reports
 * @param {{ isAll: boolean }} options the whole tier: every combination of database and browser, and what takes long
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
      // One worker beside tests that wait more than they work.
      [vitestStep('unit tests', ['unit', 'dom', 'isolated'])],
      [
        vitestStep('faults', ['faults']),
        // What is built for it is built above.
        vitestStep('packages', ['packages']),
        { name: 'Storybook', command: ['storybook', 'build', '--quiet', '--disable-telemetry'] },
      ],
    ],
    [[vitestStep('server tests', ['server'])]],
    // Playwright empties test-results before the browser tests, so the screenshots of the engines come after them.
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
