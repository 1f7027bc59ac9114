import { expect, test } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

test.each(['bob@example.com', "o'brien+shelf@mail.example.co.uk", 'bob@localhost', 'jürgen@example.com'])(
  'accepts %s',
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
  },
);

// @control:SEC-11
test.each([
  ['a NUL in the host', 'a@xn--\0'],
  ['a line break and a header', 'bob@example.com\r\nBcc: eve@example.com'],
  ['a second address', 'bob@example.com, eve@example.com'],
  ['a display name', 'Bob <bob@example.com>'],
  ['a comment', 'bob(eve@example.com)@example.com'],
  ['a quoted local part', '"eve@example.com"@example.com'],
  ['a source route', '@eve.example:bob@example.com'],
  ['no host', 'bob@'],
  ['two consecutive dots', 'bob@example..com'],
  ['a trailing hyphen', 'bob@example-'],
  ['no characters', ''],
])('rejects an address with %s', (_, address) => {
  expect(isEmailAddress(address)).toBe(false);
});
