import { expect, test } from 'vitest';
import { stepBudgets, testStages } from './steps.mjs';
import { describeTimings, jestTimings, playwrightTimings, summariseTimings } from './timings.mjs';

const step = { passed: 1, failed: 0, failures: [], timings: [] };

test('the timings of both runners have the titles around each test', () => {
  const inFile = { ancestorTitles: ['Card'], title: 'is round', status: 'passed', duration: 1500 };
  const untimed = { title: 'is square', status: 'pending' };
  expect(
    jestTimings({ testResults: [{ name: 'a.ts', status: 'passed', assertionResults: [inFile, untimed] }] }),
  ).toEqual([
    { name: 'Card › is round', seconds: 1.5 },
    { name: 'is square', seconds: 0 },
  ]);
  const tests = [
    { projectName: 'sqlite', status: 'expected', results: [{ duration: 200 }, { duration: 300 }] },
  ];
  expect(
    playwrightTimings({
      suites: [{ title: 'a.spec.ts', suites: [{ title: 'Home', specs: [{ title: 'opens', tests }] }] }],
    }),
  ).toEqual([{ name: 'a.spec.ts › Home › opens [sqlite]', seconds: 0.5 }]);
});

test('the summary has the fifty slowest tests of all steps, the slowest first', () => {
  const timings = (length: number, from: number) =>
    Array.from({ length }, (_, index) => ({ name: `test ${from + index}`, seconds: from + index }));
  const { slowest } = summariseTimings(
    [
      { ...step, name: 'tests', seconds: 9, timings: timings(40, 0) },
      { ...step, name: 'stories', seconds: 9, timings: timings(40, 100) },
    ],
    {},
    20,
  );
  expect(slowest).toHaveLength(50);
  expect(slowest[0]).toEqual({ step: 'stories', name: 'test 139', seconds: 139 });
  expect(slowest.at(-1)).toEqual({ step: 'tests', name: 'test 30', seconds: 30 });
});

test('a step that takes more than a fifth longer than its budget prints a warning', () => {
  const results = [
    { ...step, name: 'lint', seconds: 12 },
    { ...step, name: 'types', seconds: 12.1 },
    { ...step, name: 'new', seconds: 500 },
  ];
  const described = describeTimings(summariseTimings(results, { lint: 10, types: 10 }, 600));
  expect(described.match(/Warning: .*/g)).toEqual([
    'Warning: types took 12 s, its budget is 10 s (scripts/test/steps.mjs).',
  ]);
  expect(described).toContain('Total: 600 s.');
});

test('exactly the steps of test:all have a budget', () => {
  const steps = testStages('reports', { isAll: true }).flat(2);
  expect(Object.keys(stepBudgets).toSorted()).toEqual(steps.map(({ name }) => name).toSorted());
});
