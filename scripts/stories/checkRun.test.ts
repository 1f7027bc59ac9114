import { expect, test } from 'vitest';
import { jestCounts } from '../test/readCounts.mjs';
import { checkRun, withChecks } from './checkRun.mjs';

const index = {
  entries: {
    a: { type: 'story', id: 'ui-button--gallery', title: 'ui/Button', name: 'Gallery', tags: [] },
    b: { type: 'story', id: 'site-home--default', title: 'site/Home', name: 'Default', tags: ['page'] },
    d: { type: 'story', id: 'ui-button--default', title: 'ui/Button', name: 'Default', tags: [] },
    c: { type: 'docs', id: 'ui-button--docs', title: 'ui/Button', name: 'Docs', tags: [] },
  },
};
const reportOf = (...stories: [title: string, name: string][]) => ({
  numTotalTests: stories.length,
  numPassedTests: stories.length,
  numFailedTests: 0,
  testResults: stories.map((ancestorTitles) => ({
    name: 'a.test.js',
    status: 'passed',
    assertionResults: [{ ancestorTitles, title: 'smoke-test', status: 'passed' }],
  })),
});
const full = reportOf(['ui/Button', 'Gallery'], ['site/Home', 'Default'], ['ui/Button', 'Default']);
const baselines = ['ui-button--gallery.png', 'site-home--default.390.png', 'site-home--default.1280.png'];
const problems = (run: Parameters<typeof checkRun>[0]) => checkRun(run).flatMap((check) => check.problems);

test('a run of every story, with a story for every baseline, is whole', () => {
  expect(problems({ index, report: full, baselines })).toEqual([]);
  expect(jestCounts(withChecks(full, checkRun({ index, report: full, baselines })))).toEqual({
    passed: 5,
    failed: 0,
  });
});

test('a story that did not run is a failed test with its name', () => {
  const report = reportOf(['ui/Button', 'Gallery'], ['ui/Button', 'Default']);
  const checks = checkRun({ index, report, baselines });
  expect(problems({ index, report, baselines })).toEqual(['site-home--default was left out.']);
  expect(jestCounts(withChecks(report, checks))).toEqual({ passed: 3, failed: 1 });
});

test.each(['ui-gone--gallery.png', 'ui-button--default.png'])(
  '%s, the baseline of no pictured story, is a failed test with its name',
  (left) => {
    expect(problems({ index, report: full, baselines: [left] })).toEqual([
      `${left} is of no story: pnpm stories:update removes it.`,
    ]);
  },
);

test('a Storybook without stories is no success', () => {
  expect(problems({ index: { entries: {} }, report: reportOf(), baselines: [] })).toEqual([
    'Storybook has no story.',
  ]);
});
