import { expect, test } from 'vitest';
import { ensurePostgres, newestFirst } from './ensurePostgres.mjs';

test('returns the server of TEST_DATABASE_URL', () => {
  const url = 'postgres://tester@db.example/tests';
  expect(ensurePostgres({ TEST_DATABASE_URL: url })).toEqual({ url });
});

test('sorts installed versions numerically, the newest first', () => {
  expect(newestFirst(['9.6', '15', '17', '10'])).toEqual(['17', '15', '10', '9.6']);
});
