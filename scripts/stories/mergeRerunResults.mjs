import { basename } from 'node:path';

/** @typedef {import('../test/readFailures.mjs').JestReport} JestReport */

/**
 * A report of Jest in which the results of a second run replace those of the files that ran again.
 * @param {import('./checkRun.mjs').CountedReport} first
 * @param {JestReport} second
 * @param {readonly string[]} files the names of the files that ran again, without extension
 * @returns {import('./checkRun.mjs').CountedReport}
 */
export function mergeRerunResults(first, second, files) {
  const secondResults = new Map(second.testResults.map((file) => [basename(file.name), file]));
  const testResults = first.testResults.map((file) => {
    const name = basename(file.name);
    return (files.includes(name.replace(/\.test\.js$/, '')) && secondResults.get(name)) || file;
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
