import { expect, test } from 'vitest';
import { jestCounts, playwrightCounts, stepCounts } from './readCounts.mjs';

const passedFile = { status: 'passed', assertionResults: [{}, {}] };

test('counts the tests that passed', () => {
  const report = { numTotalTests: 2, numPassedTests: 2, testResults: [passedFile] };
  expect(stepCounts({ exitCode: 0, counts: jestCounts(report) })).toEqual({ passed: 2, failed: 0 });
});

test('a skipped test counts as failed', () => {
  const report = { numTotalTests: 3, numPassedTests: 2, testResults: [passedFile] };
  expect(jestCounts(report)).toEqual({ passed: 2, failed: 1 });
  expect(
    playwrightCounts({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] }),
  ).toEqual({
    passed: 4,
    failed: 1,
  });
});

test('a browser test that passed on its retry counts as passed', () => {
  expect(
    playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }),
  ).toEqual({ passed: 5, failed: 1 });
});

test("stories are counted from Jest's own report", () => {
  const report = {
    numFailedTests: 1,
    numPassedTests: 2,
    numPendingTests: 0,
    numTotalTests: 3,
    testResults: [{ status: 'failed', assertionResults: [{}, {}, {}] }],
  };
  expect(jestCounts(report)).toEqual({ passed: 2, failed: 1 });
});

test('a file that does not load counts as one failure', () => {
  const testResults = [passedFile, { status: 'failed', assertionResults: [] }];
  expect(jestCounts({ numTotalTests: 2, numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('a run without any test is a failure, and so is a missing report', () => {
  expect(stepCounts({ exitCode: 0, counts: { passed: 0, failed: 0 } })).toEqual({ passed: 0, failed: 1 });
  expect(stepCounts({ exitCode: 0, counts: undefined })).toEqual({ passed: 0, failed: 1 });
});

test('an exit code other than 0 is a failure even if every test passed', () => {
  expect(stepCounts({ exitCode: 1, counts: { passed: 5, failed: 0 } })).toEqual({ passed: 5, failed: 1 });
  expect(stepCounts({ exitCode: 1, counts: { passed: 5, failed: 2 } })).toEqual({ passed: 5, failed: 2 });
});
