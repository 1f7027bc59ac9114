/**
 * How many tests passed and failed. What a report calls skipped counts as failed: a test that does not run shows nothing.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** Jest's JSON report, which Vitest writes too. @param {any} report @returns {Counts} */
export function jestCounts(report) {
  const { numTotalTests, numPassedTests, testResults } = report;
  // A file that could not even be loaded has no failed test of its own.
  const unloaded = testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded };
}

/**
 * Playwright's JSON report. Only what failed in a browser that had stopped painting passes as flaky (tests/browser/paintingTest.ts).
 * @param {any} report @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + (errors?.length ?? 0),
  };
}

/**
 * The counts of a finished step. A run without a single test is a failure, and so is a bad exit that no test explains.
 * @param {{ exitCode: number, counts: Counts | undefined }} run `counts` is undefined where the report is missing
 * @returns {Counts}
 */
export function judge({ exitCode, counts }) {
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
