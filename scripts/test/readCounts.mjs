/**
 * The numbers of passed and failed tests. A skipped test counts as failed, since it proves nothing.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** Jest's JSON report, which Vitest writes too. @param {any} report @returns {Counts} */
export function jestCounts(report) {
  const { numTotalTests, numPassedTests, testResults } = report;
  // A file that could not be loaded has no failed test.
  const unloaded = testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded };
}

/**
 * Playwright's JSON report. Only tests whose browser had stopped painting are retried and can be flaky (tests/browser/fixtures/paintingTest.ts).
 * @param {any} report @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + (errors?.length ?? 0),
  };
}

/**
 * The counts of a finished step. A run without tests counts as a failure, and so does an exit code other than 0 without a failed test.
 * @param {{ exitCode: number, counts: Counts | undefined }} run `counts` is undefined if the report is missing
 * @returns {Counts}
 */
export function stepCounts({ exitCode, counts }) {
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
