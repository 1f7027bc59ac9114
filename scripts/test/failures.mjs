import { stripVTControlCharacters } from 'node:util';

/**
 * A failed test and its error message.
 * @typedef {{ name: string, error: string }} Failure
 */

/**
 * The part of Jest's JSON report that is read; Vitest writes the same format.
 * @typedef {{ ancestorTitles?: string[], title: string, status: string, duration?: number, failureMessages?: string[] }} JestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ testResults: JestFile[] }} JestReport
 */

/**
 * The part of Playwright's JSON report that is read.
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ projectName: string, status: string, results: { duration?: number, error?: PlaywrightError }[] }} PlaywrightTest
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], errors?: PlaywrightError[] }} PlaywrightReport
 */

/** @param {JestReport} report @returns {Failure[]} */
export function jestFailures({ testResults }) {
  return testResults.flatMap((file) => {
    // A file that could not be loaded has no failed test.
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [{ name: file.name, error: firstLines(file.message ?? '') }];
    return file.assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({
        name: [...(test.ancestorTitles ?? []), test.title].join(' › '),
        error: firstLines(test.failureMessages?.[0] ?? test.status),
      }));
  });
}

/** @param {PlaywrightReport} report @returns {Failure[]} */
export function playwrightFailures({ suites, errors }) {
  return [
    ...suites.flatMap((suite) => failuresIn(suite, [])),
    ...(errors ?? []).map((error) => ({
      name: 'outside of any test',
      error: firstLines(error.message ?? ''),
    })),
  ];
}

/** @param {PlaywrightSuite} suite @param {readonly string[]} above @returns {Failure[]} */
function failuresIn({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title];
  return [
    ...suites.flatMap((suite) => failuresIn(suite, titles)),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected' && status !== 'flaky')
        .map((test) => ({
          name: `${[...titles, spec.title].join(' › ')} [${test.projectName}]`,
          error: firstLines(test.results.find((run) => run.error)?.error?.message ?? test.status),
        })),
    ),
  ];
}

/** The first lines of an error message without its stack trace, which is above in the log. @param {string} message */
export function firstLines(message) {
  const plain = stripVTControlCharacters(message);
  // Storybook's runner puts the URL of the story before the message.
  const text = plain.slice(plain.indexOf('Message:\n') + 1 ? plain.indexOf('Message:\n') + 9 : 0);
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines
    .filter((line) => line !== '' && !/^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.slice(0, 240))
    .join('\n');
}

/** A log may be truncated to its end, so a long list would lose its beginning. */
const maxFailures = 40;

/**
 * The name and the first error lines of each failure, for the end of a long log.
 * @param {readonly { failures: Failure[] }[]} results
 */
export function listFailures(results) {
  const failures = results.flatMap((result) => result.failures);
  const lines = failures
    .slice(0, maxFailures)
    .flatMap(({ name, error }) => [`✗ ${name}`, ...error.split('\n').map((line) => `    ${line}`.trimEnd())]);
  if (failures.length > maxFailures) lines.push(`✗ and ${failures.length - maxFailures} more, see above`);
  return lines.map((line) => `\n${line}`).join('') + (lines.length > 0 ? '\n' : '');
}
