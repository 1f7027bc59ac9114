import { basename } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { modes, screenshotKind } from '../../.storybook/modes.ts';
import { baselineName } from '../../.storybook/screenshots/baselines.ts';

/**
 * A check of a whole run of story tests, with the problems that it found.
 * @typedef {{ name: string, problems: string[] }} Check
 */

/**
 * The part of Storybook's index.json that is read.
 * @typedef {{ entries: Record<string, { id: string, title: string, name: string, exportName?: string, type: string, tags: string[] }> }} StoryIndex
 */

/** @typedef {import('../test/failures.mjs').JestReport} JestReport */

/** @typedef {JestReport & { numTotalTests: number, numPassedTests: number, numFailedTests: number }} CountedReport */

/**
 * The ids of the stories in Storybook's index.json that are missing in Jest's report.
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
 * The file names of the committed baseline images whose story or mode does not exist any more.
 * @param {StoryIndex} index
 * @param {readonly string[]} baselines
 */
export function leftoverBaselines(index, baselines) {
  const names = storiesOf(index).flatMap(({ id, exportName = '', tags }) => {
    const kind = screenshotKind({ exportName, tags });
    const isPage = tags.includes('page');
    return kind ? Object.values(modes[kind]).map((mode) => `${baselineName({ id, isPage }, mode)}.png`) : [];
  });
  return baselines.filter((file) => !names.includes(file));
}

/** @param {StoryIndex} index */
function storiesOf(index) {
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/**
 * Checks of a complete run: every story has run, and every baseline image has a story.
 * @param {{ index: StoryIndex, report: Pick<JestReport, 'testResults'>, baselines: readonly string[] }} run
 * @returns {Check[]}
 */
export function checkRun({ index, report, baselines }) {
  const notRun = untestedStories(index, report).map((id) => `${id} did not run.`);
  return [
    {
      name: 'every story is tested',
      problems: storiesOf(index).length === 0 ? ['Storybook has no story.'] : notRun,
    },
    {
      name: 'every baseline has its story',
      problems: leftoverBaselines(index, baselines).map(
        (file) => `${file} has no story: pnpm stories:update removes it.`,
      ),
    },
  ];
}

/**
 * Jest's report with the checks added as tests, so that they are counted and reported like the others.
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

/**
 * The names of the generated test files of stories, without '.test.js': the test runner names a file after the title of its stories.
 * @param {StoryIndex} index
 * @param {readonly string[]} storyIds
 * @returns {string[]}
 */
export function testFilesOf(index, storyIds) {
  const titles = Object.values(index.entries).flatMap(({ id, title }) =>
    storyIds.includes(id) ? [sanitize(title)] : [],
  );
  return [...new Set(titles)];
}

/**
 * A report of Jest in which the results of a second run replace those of the files that ran again.
 * @param {CountedReport} first
 * @param {JestReport} second
 * @param {readonly string[]} files the names of the files that ran again, without extension
 * @returns {CountedReport}
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
