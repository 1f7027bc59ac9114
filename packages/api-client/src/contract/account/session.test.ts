import { expect, test } from 'vitest';
import { tokenPayload } from './session.ts';

test('parses the user and the expiry, without unknown fields', () => {
  const payload = {
    userId: 'u1',
    username: 'bob',
    display_name: 'Bob',
    avatar_url: null,
    exp: 1_800_000_000,
  };
  expect(tokenPayload.parse({ ...payload, iss: 'elsewhere' })).toEqual(payload);
});

test('a numeric user id is parsed to a string', () => {
  expect(tokenPayload.parse({ userId: 7, username: 'bob' })).toMatchObject({ userId: '7', username: 'bob' });
});

test.each([
  {},
  { userId: 'u1' },
  { username: 'bob' },
  { userId: '', username: 'bob' },
  { userId: 'u1', username: '' },
  { userId: null, username: 'bob' },
  'bob',
  null,
])('rejects %j', (payload) => expect(tokenPayload.safeParse(payload).success).toBe(false));
