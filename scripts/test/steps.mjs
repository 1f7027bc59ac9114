import { playwrightCounts, vitestCounts } from './readCounts.mjs';

/**
 * One step of `npm test`. A step with `report` runs tests: it writes JSON there and is counted test by test;
 * any other step counts as one.
 * @typedef {{
 *   name: string,
 *   command: readonly string[],
 *   environment?: Record<string, string>,
 *   report?: { file: string, counts: (report: any) => import('./readCounts.mjs').Counts },
 * }} Step
 */

/**
 * The steps in stages; a stage is one or two lanes that run beside each other, a lane is steps in their order.
 * Tests run alone, since some of them measure time, and two cores are all there may be.
 * @param {string} reports the folder for the reports
 * @param {{ isAll: boolean }} options every combination of database and browser, or the main one
 * @returns {Step[][][]}
 */
export function testStages(reports, { isAll }) {
  const unitReport = `${reports}/vitest.json`;
  const browserReport = `${reports}/playwright.json`;
  return [
    [
      [
        { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
        { name: 'types', command: ['node', 'scripts/typecheck.mjs'] },
        { name: 'unused code', command: ['knip'] },
      ],
      [
        { name: 'build', command: ['node', 'scripts/build.mjs'] },
        { name: 'sizes', command: ['node', 'scripts/size.mjs'] },
      ],
    ],
    [
      [
        {
          name: 'tests',
          command: [
            'vitest',
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${unitReport}`,
          ],
          report: { file: unitReport, counts: vitestCounts },
        },
      ],
    ],
    [
      [
        {
          name: 'browser tests',
          command: ['node', 'scripts/browserTests.mjs', '--reporter=list,json'],
          environment: {
            PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
            PLAYWRIGHT_FORCE_TTY: '0',
            ...(isAll ? { COMBINATIONS: 'all' } : {}),
          },
          report: { file: browserReport, counts: playwrightCounts },
        },
      ],
    ],
    [[{ name: 'Storybook', command: ['storybook', 'build', '--quiet', '--disable-telemetry'] }]],
  ];
}
