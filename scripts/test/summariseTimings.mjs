/** Of what a budget allows: what a step may take before it is named. */
const tolerated = 1.2;

/** So many of the slowest tests are kept. */
const most = 50;

/**
 * The times of one run, as they are written to `reports/timings.json`; all are in seconds, rounded to hundredths.
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
      .slice(0, most)
      .map((timing) => ({ ...timing, seconds: rounded(timing.seconds) })),
  };
}

/**
 * The end of a run: each step with its time and counts, then the steps that took longer than their budget allows.
 * @param {Timings} timings
 */
export function describeTimings({ seconds, steps, slowest }) {
  const late = steps.filter(({ seconds: took, budget }) => budget !== undefined && took > budget * tolerated);
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
        `Warning: ${name} took ${took.toFixed(0)} s, its budget is ${budget} s (scripts/test/stepBudgets.mjs).`,
    ),
    `All of it took ${seconds.toFixed(0)} s. Steps and the slowest tests: reports/timings.json`,
  ].join('\n');
}

/** @param {number} seconds */
function rounded(seconds) {
  return Math.round(seconds * 100) / 100;
}
