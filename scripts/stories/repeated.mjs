import { basename } from 'node:path';

/** @typedef {import('../test/readFailures.mjs').JestReport} JestReport */

/**
 * A first report of Jest with the files that ran a second time in place of their first results.
 * @param {import('./checkRun.mjs').CountedReport} first
 * @param {JestReport} second
 * @param {readonly string[]} files the names of what ran again, without an ending
 * @returns {import('./checkRun.mjs').CountedReport}
 */
export function withRepeated(first, second, files) {
  const again = new Map(second.testResults.map((file) => [basename(file.name), file]));
  const testResults = first.testResults.map((file) => {
    const name = basename(file.name);
    return (files.includes(name.replace(/\.test\.js$/, '')) && again.get(name)) || file;
  });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  return {
    ...first,
    testResults,
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
  };
}
