import { expect, test } from 'vitest';
import { jestCounts, judge, playwrightCounts } from './readCounts.mjs';

const passedFile = { status: 'passed', assertionResults: [{}, {}] };

test('tests that ran and passed are counted', () => {
  const report = { numTotalTests: 2, numPassedTests: 2, testResults: [passedFile] };
  expect(judge({ exitCode: 0, counts: jestCounts(report) })).toEqual({ passed: 2, failed: 0 });
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

test('a browser test that passed the second time counts as passed: no other failure is tried again', () => {
  expect(
    playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }),
  ).toEqual({ passed: 5, failed: 1 });
});

test('stories are counted from what Jest itself writes', () => {
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
  expect(judge({ exitCode: 0, counts: { passed: 0, failed: 0 } })).toEqual({ passed: 0, failed: 1 });
  expect(judge({ exitCode: 0, counts: undefined })).toEqual({ passed: 0, failed: 1 });
});

test('a bad exit code is a failure even where every test passed', () => {
  expect(judge({ exitCode: 1, counts: { passed: 5, failed: 0 } })).toEqual({ passed: 5, failed: 1 });
  expect(judge({ exitCode: 1, counts: { passed: 5, failed: 2 } })).toEqual({ passed: 5, failed: 2 });
});
