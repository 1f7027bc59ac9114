/**
 * A test that failed, and what it said.
 * @typedef {{ name: string, error: string }} Failure
 */

/** Jest's JSON report, which Vitest writes too. @param {any} report @returns {Failure[]} */
export function jestFailures({ testResults }) {
  return testResults.flatMap((/** @type {any} */ file) => {
    // A file that could not even be loaded has no failed test of its own.
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [{ name: file.name, error: firstLines(file.message ?? '') }];
    return file.assertionResults
      .filter((/** @type {any} */ test) => test.status !== 'passed')
      .map((/** @type {any} */ test) => ({
        name: [...(test.ancestorTitles ?? []), test.title].join(' › '),
        error: firstLines(test.failureMessages?.[0] ?? test.status),
      }));
  });
}

/** Playwright's JSON report. @param {any} report @returns {Failure[]} */
export function playwrightFailures({ suites, errors }) {
  return [
    ...suites.flatMap((/** @type {any} */ suite) => failuresIn(suite, [])),
    ...(errors ?? []).map((/** @type {any} */ error) => ({
      name: 'outside of any test',
      error: firstLines(error.message ?? ''),
    })),
  ];
}

/** @param {any} suite @param {readonly string[]} above @returns {Failure[]} */
function failuresIn({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title];
  return [
    ...suites.flatMap((/** @type {any} */ suite) => failuresIn(suite, titles)),
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status !== 'expected')
        .map((/** @type {any} */ test) => ({
          name: `${[...titles, spec.title].join(' › ')} [${test.projectName}]`,
          error: firstLines(
            test.results.find((/** @type {any} */ run) => run.error)?.error.message ?? test.status,
          ),
        })),
    ),
  ];
}

/** The lines that say what went wrong; where it stands in the code is further up in the log. @param {string} message */
export function firstLines(message) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one
  const plain = message.replaceAll(/\u001b\[[0-9;]*m/g, '');
  // Storybook's runner begins with the story's address.
  const told = plain.slice(plain.indexOf('Message:\n') + 1 ? plain.indexOf('Message:\n') + 9 : 0);
  const lines = told.split('\n').map((line) => line.trimEnd());
  return lines
    .filter((line) => line !== '' && !/^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.slice(0, 240))
    .join('\n');
}
