import { describe, expect, test } from 'vitest';
import { messages } from '../contract/index.ts';
import { decodeToken } from './decodeToken.ts';

const { notText, missingPart, invalidBase64, invalidJson } = messages.session;
const base64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
const tokenOf = (payload: unknown) => `head.${base64Url(JSON.stringify(payload))}.signature`;

describe('reading a token', () => {
  test('gives who it is for and when it ends', () => {
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

  test.each([undefined, null, 42, {}])('%j is not a text', (token) => {
    expect(() => decodeToken(token)).toThrow(notText);
  });

  test.each(['', 'head', 'head.', 'head..signature'])('"%s" lacks its second part', (token) => {
    expect(() => decodeToken(token)).toThrow(missingPart(2));
  });

  test.each(['a.b!c.d', 'a.b.c', 'a.__4.c'])('"%s" is not base64 of text', (token) =>
    expect(() => decodeToken(token)).toThrow(invalidBase64(2)),
  );

  test('a part that is not JSON says so', () => {
    expect(() => decodeToken(`a.${base64Url('{')}.c`)).toThrow(invalidJson(2));
  });

  test.each([{}, { userId: '1' }, { username: 'mara' }, { userId: '1', username: '' }, null, []])(
    'a payload without userId and username is nobody: %j',
    (payload) => expect(() => decodeToken(tokenOf(payload))).toThrow(messages.thirdParty.invalidUser),
  );
});
