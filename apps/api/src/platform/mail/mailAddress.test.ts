import { expect, test } from 'vitest';
import { isMailAddress } from './mailAddress.ts';

test.each(['bob@example.com', "o'brien+shelf@mail.example.co.uk", 'bob@localhost', 'jürgen@example.com'])(
  'mail can go to %s',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

// @control:SEC-11
test.each([
  ['a NUL in the host', 'a@xn--\0'],
  ['a line break and a header', 'bob@example.com\r\nBcc: eve@example.com'],
  ['a second address', 'bob@example.com, eve@example.com'],
  ['a name around it', 'Bob <bob@example.com>'],
  ['a comment', 'bob(eve@example.com)@example.com'],
  ['a quoted part', '"eve@example.com"@example.com'],
  ['a route', '@eve.example:bob@example.com'],
  ['no host', 'bob@'],
  ['two dots', 'bob@example..com'],
  ['a dash at the end', 'bob@example-'],
  ['nothing', ''],
])('not with %s', (_, address) => {
  expect(isMailAddress(address)).toBe(false);
});
