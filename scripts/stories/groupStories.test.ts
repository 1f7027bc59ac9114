import { expect, test } from 'vitest';
import { groupStories, storiesInSameFile, ungroupReport } from './groupStories.mjs';

const storyOf = (id: string, title: string, name: string) => ({
  ...{ type: 'story', id, title, name },
  tags: ['test'],
});
const titles = Array.from({ length: 20 }, (_, at) => `Group/Title ${at}`);
const stories = titles.flatMap((title, at) => [
  storyOf(`title-${at}--default`, title, 'Default'),
  storyOf(`title-${at}--other`, title, 'Other'),
]);
const docs = { ...storyOf('title-0--docs', 'Group/Title 0', 'Docs'), type: 'docs' };
const index = { entries: Object.fromEntries([...stories, docs].map((entry) => [entry.id, entry])) };

test('puts every story into exactly one of a few files, with all stories of its title', () => {
  const grouped = Object.values(groupStories(index).entries);
  expect(grouped.map(({ id }) => id).sort()).toEqual(stories.map(({ id }) => id).sort());
  expect(grouped.every(({ id, name }) => id === name)).toBe(true);
  expect(new Set(grouped.map(({ title }) => title)).size).toBe(3);
  const fileOf = (id: string) => grouped.find((story) => story.id === id)?.title;
  for (const at of titles.keys()) expect(fileOf(`title-${at}--default`)).toBe(fileOf(`title-${at}--other`));
  expect(grouped.every(({ tags }) => tags.includes('test'))).toBe(true);
});

test('the stories in the file of a story are those of all titles in that file', () => {
  const same = storiesInSameFile(index, ['title-1--other']);
  expect(same).toContain('title-1--default');
  expect(same).toContain('title-4--default');
  expect(same).not.toContain('title-2--default');
  expect(storiesInSameFile(index, [])).toEqual([]);
});

const grouped = (id: string, status = 'passed') => ({
  ...{ ancestorTitles: ['Stories 0', id], title: 'smoke-test', status, duration: 5 },
  failureMessages: status === 'passed' ? [] : ['The story failed.'],
});

test('the report has a file for each title again, with the names of the stories and unchanged results', () => {
  const report = {
    ...{ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1 },
    testResults: [
      {
        ...{ name: '/tmp/stories-0.test.js', status: 'failed' },
        assertionResults: [
          grouped('title-0--default'),
          grouped('title-3--default'),
          grouped('title-0--other', 'failed'),
        ],
      },
      { name: '/tmp/stories-1.test.js', status: 'failed', message: 'Not loaded.', assertionResults: [] },
    ],
  };
  const { testResults, ...counts } = ungroupReport(report, index);
  expect(counts).toEqual({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1 });
  expect(testResults).toEqual([
    {
      ...{ name: 'group-title-0.test.js', status: 'failed' },
      assertionResults: [
        { ...grouped('title-0--default'), ancestorTitles: ['Group/Title 0', 'Default'] },
        { ...grouped('title-0--other', 'failed'), ancestorTitles: ['Group/Title 0', 'Other'] },
      ],
    },
    {
      ...{ name: 'group-title-3.test.js', status: 'passed' },
      assertionResults: [{ ...grouped('title-3--default'), ancestorTitles: ['Group/Title 3', 'Default'] }],
    },
    { name: '/tmp/stories-1.test.js', status: 'failed', message: 'Not loaded.', assertionResults: [] },
  ]);
});
