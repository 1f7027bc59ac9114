import { expect, test } from 'vitest';
import { firstLines, jestFailures, listFailures, playwrightFailures } from './failures.mjs';

test('a failed test has a name with the titles around it and the first lines of its error', () => {
  const testResults = [
    {
      name: 'card.test.js',
      status: 'failed',
      assertionResults: [
        { ancestorTitles: ['Card'], title: 'is round', status: 'passed', failureMessages: [] },
        {
          ancestorTitles: ['Card', 'All Variants'],
          title: 'smoke-test',
          status: 'failed',
          failureMessages: [
            'Error: not the same\n\n  23 pixels\n    at Object.<anonymous> (card.test.js:1:1)',
          ],
        },
        { ancestorTitles: [], title: 'is square', status: 'pending', failureMessages: [] },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [], message: 'SyntaxError: no' },
  ];
  expect(jestFailures({ testResults })).toEqual([
    { name: 'Card › All Variants › smoke-test', error: 'Error: not the same\n  23 pixels' },
    { name: 'is square', error: 'pending' },
    { name: 'broken.test.ts', error: 'SyntaxError: no' },
  ]);
});

test('a failed browser test has a name with its file and its project', () => {
  const failed = {
    projectName: 'sqlite',
    status: 'unexpected',
    results: [{ error: { message: 'Timed out' } }],
  };
  const passed = { projectName: 'postgres', status: 'expected', results: [{}] };
  const suites = [
    {
      title: 'home.spec.ts',
      suites: [{ title: 'Home', specs: [{ title: 'opens', tests: [failed, passed] }] }],
      specs: [],
    },
  ];
  expect(playwrightFailures({ suites, errors: [{ message: 'No server' }] })).toEqual([
    { name: 'home.spec.ts › Home › opens [sqlite]', error: 'Timed out' },
    { name: 'outside of any test', error: 'No server' },
  ]);
});

test('the error of a story starts with its message, without colours, in at most 12 lines of 240 characters', () => {
  const prefix =
    '\u001b[34mClick to debug the error directly in Storybook:\nhttp://x\u001b[39m\n\nMessage:\n ';
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line} ${'x'.repeat(300)}`);
  const result = firstLines(`${prefix}${lines.join('\n')}`).split('\n');
  expect(result).toHaveLength(12);
  expect(result[0]).toMatch(/^ ?line 0 x{200,}$/);
  expect(Math.max(...result.map((line) => line.length))).toBe(240);
});

test('lists the failures of all steps with their error messages', () => {
  const results = [
    { failures: [{ name: 'Card › is round', error: 'Error: square\nexpected round' }] },
    { failures: [] },
    { failures: [{ name: 'lint, as a whole', error: '' }] },
  ];
  expect(listFailures(results)).toBe(
    '\n✗ Card › is round\n    Error: square\n    expected round\n✗ lint, as a whole\n\n',
  );
});

test('is empty without a failure', () => {
  expect(listFailures([{ failures: [] }])).toBe('');
});

test('lists at most forty failures and the number of the others', () => {
  const failures = Array.from({ length: 100 }, (_, index) => ({ name: `test ${index}`, error: 'no' }));
  const text = listFailures([{ failures }]);
  expect(text).toContain('test 39');
  expect(text).not.toContain('test 40');
  expect(text).toContain('and 60 more');
});
