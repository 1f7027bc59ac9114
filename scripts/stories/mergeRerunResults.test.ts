import { expect, test } from 'vitest';
import { mergeRerunResults } from './mergeRerunResults.mjs';

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
