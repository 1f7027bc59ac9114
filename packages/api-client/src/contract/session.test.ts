import { expect, test } from 'vitest';
import { tokenPayload } from './session.ts';

test('a token says who it is for and when it ends', () => {
  const payload = {
    userId: 'u1',
    username: 'bob',
    display_name: 'Bob',
    avatar_url: null,
    exp: 1_800_000_000,
  };
  expect(tokenPayload.parse({ ...payload, iss: 'elsewhere' })).toEqual(payload);
});

test('another host may count its users', () => {
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
])('%j is nobody', (payload) => expect(tokenPayload.safeParse(payload).success).toBe(false));
