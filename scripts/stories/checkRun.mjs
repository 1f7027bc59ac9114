/**
 * One thing that is true of a whole run of story tests, and what it found otherwise.
 * @typedef {{ name: string, problems: string[] }} Check
 */

/**
 * What is read of Storybook's index.json.
 * @typedef {{ entries: Record<string, { id: string, title: string, name: string, type: string, tags: string[] }> }} StoryIndex
 */

/** @typedef {import('../test/readFailures.mjs').JestReport} JestReport */

/** @typedef {JestReport & { numTotalTests: number, numPassedTests: number, numFailedTests: number }} CountedReport */

/**
 * The stories of Storybook's index.json that Jest's report does not name, as ids.
 * @param {StoryIndex} index
 * @param {Pick<JestReport, 'testResults'>} report
 * @returns {string[]}
 */
function untestedStories(index, report) {
  const ran = new Set(
    report.testResults.flatMap((file) =>
      file.assertionResults.map((test) => (test.ancestorTitles ?? []).join(' › ')),
    ),
  );
  return storiesOf(index)
    .filter(({ title, name }) => !ran.has(`${title} › ${name}`))
    .map(({ id }) => id);
}

/**
 * The committed pictures that no story has any more, as file names.
 * @param {StoryIndex} index
 * @param {readonly string[]} baselines
 */
export function leftoverBaselines(index, baselines) {
  const pictured = storiesOf(index).filter(({ name, tags }) => name === 'Gallery' || tags.includes('page'));
  const ids = new Set(pictured.map(({ id }) => id));
  return baselines.filter((file) => !ids.has(file.replace(/(\.\d+)?\.png$/, '')));
}

/** @param {StoryIndex} index */
function storiesOf(index) {
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/**
 * What only shows once every story has run: none was left out, and no picture is left over.
 * @param {{ index: StoryIndex, report: Pick<JestReport, 'testResults'>, baselines: readonly string[] }} run
 * @returns {Check[]}
 */
export function checkRun({ index, report, baselines }) {
  const leftOut = untestedStories(index, report).map((id) => `${id} was left out.`);
  return [
    {
      name: 'every story is tested',
      problems: storiesOf(index).length === 0 ? ['Storybook has no story.'] : leftOut,
    },
    {
      name: 'every baseline has its story',
      problems: leftoverBaselines(index, baselines).map(
        (file) => `${file} is of no story: pnpm stories:update removes it.`,
      ),
    },
  ];
}

/**
 * Jest's report with the checks as tests beside the others, so that they are counted and named like them.
 * @param {CountedReport} report
 * @param {readonly Check[]} checks
 */
export function withChecks(report, checks) {
  const results = checks.map(({ name, problems }) => ({
    ancestorTitles: ['Stories'],
    fullName: `Stories ${name}`,
    title: name,
    status: problems.length === 0 ? 'passed' : 'failed',
    failureMessages: problems.length === 0 ? [] : [problems.join('\n')],
  }));
  const failed = results.filter(({ status }) => status === 'failed').length;
  return {
    ...report,
    numTotalTests: report.numTotalTests + results.length,
    numPassedTests: report.numPassedTests + results.length - failed,
    numFailedTests: report.numFailedTests + failed,
    testResults: [
      ...report.testResults,
      { name: 'stories', status: failed === 0 ? 'passed' : 'failed', assertionResults: results },
    ],
  };
}
