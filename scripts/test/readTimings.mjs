/**
 * The duration of one test.
 * @typedef {{ name: string, seconds: number }} Timing
 */

/** Jest's JSON report, which Vitest writes too. @param {import('./readFailures.mjs').JestReport} report @returns {Timing[]} */
export function jestTimings({ testResults }) {
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ ancestorTitles = [], title, duration }) => ({
      name: [...ancestorTitles, title].join(' › '),
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** Playwright's JSON report. @param {import('./readFailures.mjs').PlaywrightReport} report @returns {Timing[]} */
export function playwrightTimings({ suites }) {
  return suites.flatMap((suite) => timingsIn(suite, []));
}

/** @param {import('./readFailures.mjs').PlaywrightSuite} suite @param {readonly string[]} above @returns {Timing[]} */
function timingsIn({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title];
  return [
    ...suites.flatMap((suite) => timingsIn(suite, titles)),
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        name: `${[...titles, spec.title].join(' › ')} [${test.projectName}]`,
        seconds: test.results.reduce((total, run) => total + (run.duration ?? 0), 0) / 1000,
      })),
    ),
  ];
}
