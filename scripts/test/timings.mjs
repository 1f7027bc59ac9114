/**
 * The duration of one test.
 * @typedef {{ name: string, seconds: number }} Timing
 */

/** Jest's JSON report, which Vitest writes too. @param {import('./failures.mjs').JestReport} report @returns {Timing[]} */
export function jestTimings({ testResults }) {
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ ancestorTitles = [], title, duration }) => ({
      name: [...ancestorTitles, title].join(' › '),
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** Playwright's JSON report. @param {import('./failures.mjs').PlaywrightReport} report @returns {Timing[]} */
export function playwrightTimings({ suites }) {
  return suites.flatMap((suite) => timingsIn(suite, []));
}

/** @param {import('./failures.mjs').PlaywrightSuite} suite @param {readonly string[]} above @returns {Timing[]} */
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

/** A step prints a warning when it takes longer than its budget times this factor. */
const budgetTolerance = 1.2;

/** The number of slowest tests in the summary. */
const maxSlowest = 50;

/**
 * The content of `reports/timings.json`; all times are in seconds, rounded to hundredths.
 * @typedef {{
 *   seconds: number,
 *   steps: { name: string, seconds: number, budget?: number, passed: number, failed: number }[],
 *   slowest: { step: string, name: string, seconds: number }[],
 * }} Timings
 */

/**
 * @param {readonly import('./runStep.mjs').Result[]} results
 * @param {Readonly<Record<string, number>>} budgets
 * @param {number} seconds of the whole run
 * @returns {Timings}
 */
export function summariseTimings(results, budgets, seconds) {
  return {
    seconds: rounded(seconds),
    steps: results.map((result) => ({
      name: result.name,
      seconds: rounded(result.seconds),
      budget: budgets[result.name],
      passed: result.passed,
      failed: result.failed,
    })),
    slowest: results
      .flatMap(({ name: step, timings }) => timings.map((timing) => ({ step, ...timing })))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, maxSlowest)
      .map((timing) => ({ ...timing, seconds: rounded(timing.seconds) })),
  };
}

/**
 * The summary at the end of a run: each step with its time and counts, the slowest tests, and a warning for each step over budget.
 * @param {Timings} timings
 */
export function describeTimings({ seconds, steps, slowest }) {
  const late = steps.filter(
    ({ seconds: took, budget }) => budget !== undefined && took > budget * budgetTolerance,
  );
  return [
    ...steps.map(
      ({ name, seconds: took, passed, failed }) =>
        `${name.padEnd(14)} ${took.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
    ),
    '',
    ...slowest
      .slice(0, 5)
      .map((test) => `${test.seconds.toFixed(1).padStart(6)} s  ${test.step}: ${test.name}`),
    '',
    ...late.map(
      ({ name, seconds: took, budget }) =>
        `Warning: ${name} took ${took.toFixed(0)} s, its budget is ${budget} s (scripts/test/steps.mjs).`,
    ),
    `Total: ${seconds.toFixed(0)} s. Steps and the slowest tests: reports/timings.json`,
  ].join('\n');
}

/** @param {number} seconds */
function rounded(seconds) {
  return Math.round(seconds * 100) / 100;
}
