import { expect, test } from 'vitest';
import { readFailedAttempt } from './failedAttempt.ts';

test('what was kept of a failed attempt comes back after the reload', () => {
  const attempt = { message: 'No.', values: { username: 'mara' }, unverifiedEmail: 'mara@example.org' };
  expect(readFailedAttempt(JSON.stringify(attempt))).toEqual(attempt);
});

test.each([null, '', 'null', '{', '[]', '"No."', '{"message":1,"values":{}}', '{"message":"No."}'])(
  'junk counts as no attempt: %s',
  (text) => expect(readFailedAttempt(text)).toBeNull(),
);

test('values that are not text are left out', () => {
  expect(readFailedAttempt('{"message":"No.","values":{"username":"mara","x":4}}')?.values).toEqual({
    username: 'mara',
  });
});
