import { describe, expect, test } from 'vitest';
import { messages } from '../../contract/index.ts';
import { decodeToken } from './decodeToken.ts';

const { notString, missingPart, invalidBase64, invalidJson } = messages.session;
const base64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
const tokenOf = (payload: unknown) => `head.${base64Url(JSON.stringify(payload))}.signature`;

describe('decodeToken', () => {
  test('returns the user and the expiry, without unknown fields', () => {
    const payload = {
      userId: 7,
      username: 'mara',
      display_name: 'Mara ✨ 葬送',
      avatar_url: null,
      exp: 5,
      extra: 1,
    };
    expect(decodeToken(tokenOf(payload))).toEqual({
      userId: '7',
      username: 'mara',
      display_name: 'Mara ✨ 葬送',
      avatar_url: null,
      exp: 5,
    });
  });

  test.each([undefined, null, 42, {}])('throws for a token that is not a string: %j', (token) => {
    expect(() => decodeToken(token)).toThrow(notString);
  });

  test.each(['', 'head', 'head.', 'head..signature'])(
    'throws for a token without a second part: "%s"',
    (token) => {
      expect(() => decodeToken(token)).toThrow(missingPart(2));
    },
  );

  test.each(['a.b!c.d', 'a.b.c', 'a.__4.c'])(
    'throws when the second part is not base64 of UTF-8 text: "%s"',
    (token) => expect(() => decodeToken(token)).toThrow(invalidBase64(2)),
  );

  test('throws when the second part is not JSON', () => {
    expect(() => decodeToken(`a.${base64Url('{')}.c`)).toThrow(invalidJson(2));
  });

  test.each([{}, { userId: '1' }, { username: 'mara' }, { userId: '1', username: '' }, null, []])(
    'throws for a payload without userId or username: %j',
    (payload) => expect(() => decodeToken(tokenOf(payload))).toThrow(messages.user.invalid),
  );
});
