import { sanitize } from 'storybook/internal/csf';

/** @typedef {import('./checkRun.mjs').StoryIndex} StoryIndex */
/** @typedef {import('./checkRun.mjs').CountedReport} CountedReport */

/**
 * The number of titles whose stories one test file has. Each file opens Storybook in a new context and loads the runner's modules,
 * which takes longer than most of its stories.
 */
const titlesPerFile = 8;

/** @param {StoryIndex} index */
const storiesOf = (index) => Object.values(index.entries).filter(({ type }) => type === 'story');

/**
 * The number of the test file of each title. Consecutive titles are in different files, so that each file has some of the pages,
 * which take longer.
 * @param {StoryIndex} index
 * @returns {Map<string, number>}
 */
function fileNumbers(index) {
  const titles = [...new Set(storiesOf(index).map(({ title }) => title))];
  const fileCount = Math.ceil(titles.length / titlesPerFile);
  return new Map(titles.map((title, at) => [title, at % fileCount]));
}

/**
 * Storybook's index.json with the stories of several titles under a common title, for which the test runner generates one file. A story
 * is named after its id there.
 * @param {StoryIndex} index
 * @returns {StoryIndex}
 */
export function groupStories(index) {
  const numbers = fileNumbers(index);
  const entries = storiesOf(index).map((story) => [
    story.id,
    { ...story, title: `Stories ${numbers.get(story.title)}`, name: story.id },
  ]);
  return { ...index, entries: Object.fromEntries(entries) };
}

/**
 * The ids of the stories that are in a test file with one of these stories.
 * @param {StoryIndex} index
 * @param {readonly string[]} storyIds
 * @returns {string[]}
 */
export function storiesInSameFile(index, storyIds) {
  const numbers = fileNumbers(index);
  const files = new Set(storyIds.map((id) => numbers.get(index.entries[id]?.title ?? '')));
  return storiesOf(index).flatMap(({ id, title }) => (files.has(numbers.get(title)) ? [id] : []));
}

/**
 * The report of a run with grouped stories as that of a run with one file per title, with the stories' own names.
 * @param {CountedReport} report
 * @param {StoryIndex} index
 * @returns {CountedReport}
 */
export function ungroupReport(report, index) {
  /** @type {Map<string, CountedReport['testResults'][number]>} */
  const files = new Map();
  for (const file of report.testResults) {
    // A file that could not be loaded has no tests.
    if (file.assertionResults.length === 0) files.set(file.name, file);
    for (const test of file.assertionResults) {
      const story = Object.values(index.entries).find(({ id }) => id === test.ancestorTitles?.at(-1));
      const name = story ? `${sanitize(story.title)}.test.js` : file.name;
      const ancestorTitles = story ? [story.title, story.name] : test.ancestorTitles;
      const before = files.get(name);
      files.set(name, {
        ...file,
        name,
        status: before?.status === 'failed' || test.status !== 'passed' ? 'failed' : 'passed',
        assertionResults: [
          ...(before?.assertionResults ?? []),
          { ...test, ...(ancestorTitles && { ancestorTitles }) },
        ],
      });
    }
  }
  return { ...report, testResults: [...files.values()] };
}
