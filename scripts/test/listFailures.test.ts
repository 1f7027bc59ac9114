import { expect, test } from 'vitest';
import { listFailures } from './listFailures.mjs';

test('failures of all steps stand below each other with what they said', () => {
  const results = [
    { failures: [{ name: 'Card › is round', error: 'Error: square\nexpected round' }] },
    { failures: [] },
    { failures: [{ name: 'lint, as a whole', error: '' }] },
  ];
  expect(listFailures(results)).toBe(
    '\n✗ Card › is round\n    Error: square\n    expected round\n✗ lint, as a whole\n\n',
  );
});

test('without a failure nothing is said', () => {
  expect(listFailures([{ failures: [] }])).toBe('');
});

test('of a hundred failures forty are told', () => {
  const failures = Array.from({ length: 100 }, (_, index) => ({ name: `test ${index}`, error: 'no' }));
  const said = listFailures([{ failures }]);
  expect(said).toContain('test 39');
  expect(said).not.toContain('test 40');
  expect(said).toContain('and 60 more');
});
