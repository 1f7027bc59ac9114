import { expect, test } from 'vitest';
import { readFailedAttempt } from './failedAttempt.ts';

test('restores a stored attempt', () => {
  const attempt = { message: 'No.', values: { username: 'mara' }, unverifiedEmail: 'mara@example.org' };
  expect(readFailedAttempt(JSON.stringify(attempt))).toEqual(attempt);
});

test.each([null, '', 'null', '{', '[]', '"No."', '{"message":1,"values":{}}', '{"message":"No."}'])(
  'returns null for an invalid string: %s',
  (text) => expect(readFailedAttempt(text)).toBeNull(),
);

test('drops values that are not strings', () => {
  expect(readFailedAttempt('{"message":"No.","values":{"username":"mara","x":4}}')?.values).toEqual({
    username: 'mara',
  });
});
