import { expect, test } from 'vitest';
import { listFailures } from './listFailures.mjs';

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
