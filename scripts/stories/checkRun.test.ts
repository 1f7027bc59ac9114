import { expect, test } from 'vitest';
import { jestCounts } from '../test/readCounts.mjs';
import { checkRun, mergeRerunResults, testFilesOf, withChecks } from './checkRun.mjs';

const storyOf = (id: string, title: string, exportName: string, name = exportName) => ({
  ...{ type: 'story', id, title, exportName, name },
  tags: [] as string[],
});
const index = {
  entries: {
    a: storyOf('ui-button--all-variants', 'ui/Button', 'AllVariants', 'All Variants'),
    b: { ...storyOf('site-home--default', 'site/Home', 'Default'), tags: ['page'] },
    d: storyOf('ui-button--default', 'ui/Button', 'Default'),
    c: { ...storyOf('ui-button--docs', 'ui/Button', 'Docs'), type: 'docs' },
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
const full = reportOf(['ui/Button', 'All Variants'], ['site/Home', 'Default'], ['ui/Button', 'Default']);
const baselines = [
  'ui-button--all-variants.png',
  'ui-button--all-variants.light.png',
  'site-home--default.390.png',
  'site-home--default.1280.png',
  'site-home--default.light.390.png',
  'site-home--default.light.1280.png',
];
const problems = (run: Parameters<typeof checkRun>[0]) => checkRun(run).flatMap((check) => check.problems);

test('a run of every story, with a story for every baseline, has no problems', () => {
  expect(problems({ index, report: full, baselines })).toEqual([]);
  expect(jestCounts(withChecks(full, checkRun({ index, report: full, baselines })))).toEqual({
    passed: 5,
    failed: 0,
  });
});

test('a story that did not run is reported by its id as a failed test', () => {
  const report = reportOf(['ui/Button', 'All Variants'], ['ui/Button', 'Default']);
  const checks = checkRun({ index, report, baselines });
  expect(problems({ index, report, baselines })).toEqual(['site-home--default did not run.']);
  expect(jestCounts(withChecks(report, checks))).toEqual({ passed: 3, failed: 1 });
});

test.each(['ui-gone--all-variants.png', 'ui-button--default.png', 'site-home--default.png'])(
  'the baseline %s without a story or mode is reported by its file name as a failed test',
  (file) => {
    expect(problems({ index, report: full, baselines: [file] })).toEqual([
      `${file} has no story: pnpm stories:update removes it.`,
    ]);
  },
);

test('a Storybook without stories is a problem', () => {
  expect(problems({ index: { entries: {} }, report: reportOf(), baselines: [] })).toEqual([
    'Storybook has no story.',
  ]);
});

const file = (name: string, statuses: string[]) => ({
  name: `/anywhere/${name}.test.js`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ title: `story ${index}`, status })),
});

test('only the files that ran again get the results of the second run', () => {
  const first = {
    numTotalTests: 4,
    numPassedTests: 1,
    numFailedTests: 3,
    testResults: [
      file('site-profile', ['failed', 'failed']),
      file('site-profile-phone', ['failed']),
      file('ui-card', ['passed']),
    ],
  };
  const second = {
    testResults: [file('site-profile-phone', ['passed']), file('site-profile', ['passed', 'failed'])],
  };
  expect(mergeRerunResults(first, second, ['site-profile'])).toEqual({
    numTotalTests: 4,
    numPassedTests: 2,
    numFailedTests: 2,
    testResults: [
      file('site-profile', ['passed', 'failed']),
      file('site-profile-phone', ['failed']),
      file('ui-card', ['passed']),
    ],
  });
});

test('the test file of a story is named after its title, which need not begin its id', () => {
  const pager = storyOf('ui-pagination--default', 'Actions/Pagination (Pager, PageNavigation)', 'Default');
  const entries = { a: pager, b: { ...pager, id: 'ui-pagination--states' }, c: index.entries.b };
  expect(testFilesOf({ entries }, ['ui-pagination--default', 'ui-pagination--states'])).toEqual([
    'actions-pagination-pager-pagenavigation',
  ]);
});
