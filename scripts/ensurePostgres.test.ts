import { expect, test } from 'vitest';
import { ensurePostgres, newestFirst } from './ensurePostgres.mjs';

test('a given server is used and nothing is looked for', () => {
  const url = 'postgres://somebody@db.example/tests';
  expect(ensurePostgres({ TEST_DATABASE_URL: url })).toEqual({ url });
});

test('of several installed versions the newest counts, by number and not by letter', () => {
  expect(newestFirst(['9.6', '15', '17', '10'])).toEqual(['17', '15', '10', '9.6']);
});
