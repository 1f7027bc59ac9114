import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longText } from '../testing/longText.ts';
import { isEmail, isStrongPassword, isUsername, isWebUrl } from './fields.ts';

describe('isEmail', () => {
  test.each([
    'bob@example.org',
    'bob.smith+games@mail.example.co.uk',
    "o'neil_42@sub-domain.example.org",
    'bob@1.example.4me',
    'a@b.co',
    `${'a'.repeat(64)}@example.org`,
  ])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '',
    'bob',
    'bob@',
    '@example.org',
    'bob@example',
    'bob@@example.org',
    'bob@example..org',
    'bob@.example.org',
    'bob@example.org.',
    'bob@-example.org',
    'bob@example-.org',
    'bob..smith@example.org',
    'bob smith@example.org',
    ' bob@example.org',
    'bob@example.org\n',
    'bob\r\nBcc: eve@example.org',
    'bob\u0000@example.org',
    'bob\u202e@example.org',
    'a@xn--\u0000',
    'bob@exam\u0000ple.org',
    'bob@[127.0.0.1]',
    'bob@127.0.0.1',
    'bob@example.1',
    '.bob@example.org',
    'bob.@example.org',
    'Bob <bob@example.org>',
    'bob@example.org,eve@example.org',
    `${'a'.repeat(65)}@example.org`,
    `bob@${'a'.repeat(64)}.org`,
    `bob@${'example.'.repeat(40)}org`,
  ])('rejects %j', (text) => expect(isEmail(text)).toBe(false));

  test.each(['a', '@', '.a', '-.', 'a@a.'])('rejects a long repetition of %j in linear time', (piece) => {
    expect(isEmail(longText(piece))).toBe(false);
  });
});

describe('isUsername', () => {
  test.each(['Bob', 'b0b', '123', 'a'.repeat(64)])('accepts %s', (text) =>
    expect(isUsername(text)).toBe(true),
  );

  test.each([
    '',
    'ab',
    'a'.repeat(65),
    'bob smith',
    'bob_smith',
    'bob-smith',
    'b.ob',
    ' bob',
    'bob\n',
    'jürgen',
    '\u017f\u017f\u017f',
    '\u212a\u212a\u212a',
    'ｂｏｂ',
  ])('rejects %j', (text) => expect(isUsername(text)).toBe(false));

  // @control:SEC-23
  test('accepts 3 to 64 ASCII letters and digits only', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Za-z0-9 _]{1,70}$/));
    fc.assert(fc.property(text, (name) => isUsername(name) === /^[A-Za-z0-9]{3,64}$/.test(name)));
  });
});

describe('isStrongPassword', () => {
  test.each(['abc12!', 'a1@aaa', '12345a$', 'äöü12%', 'A1! with spaces', `a1!${'x'.repeat(1021)}`])(
    'accepts %s',
    (text) => expect(isStrongPassword(text)).toBe(true),
  );

  test.each([
    ['abc1!', 'five characters'],
    ['abcdef1', 'none of ! @ $ %'],
    ['abcdef!', 'no digit'],
    ['123456!', 'no letter'],
    ['abc12#', 'another special character'],
    ['', 'nothing at all'],
    [`a1!${'x'.repeat(1022)}`, 'longer than our server hashes'],
  ])('rejects %s: %s', (text) => expect(isStrongPassword(text)).toBe(false));

  test('accepts a strong password with any suffix', () => {
    fc.assert(fc.property(fc.string({ maxLength: 900 }), (suffix) => isStrongPassword(`abc12!${suffix}`)));
  });
});

describe('a web URL', () => {
  const https = ['https:'] as const;
  const both = ['https:', 'http:'] as const;

  test.each([
    'https://example.org',
    'https://cdn.example.org/avatars/bob.png?size=200#top',
    'https://bücher.example/',
    'https://example.org:8443/a',
  ])('accepts %s', (text) => {
    expect(isWebUrl(text, https)).toBe(true);
    expect(isWebUrl(text, both)).toBe(true);
  });

  test('accepts http only when it is among the schemes', () => {
    expect(isWebUrl('http://example.org/', both)).toBe(true);
    expect(isWebUrl('http://example.org/', https)).toBe(false);
  });

  test.each([
    '',
    'example.org',
    '//example.org/a.png',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'file:///etc/passwd',
    'ftp://example.org/a',
    'blob:https://example.org/1',
    'https://bob@example.org/',
    'https://bob:secret@example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/',
    'https:// example.org/',
    ' https://example.org/',
    'https://example.org/\n',
    'ht\ttps://example.org/',
    'https://example.org/\u202egnp.exe',
    `https://example.org/${'a'.repeat(2048)}`,
  ])('rejects %j', (text) => expect(isWebUrl(text, both)).toBe(false));

  test('accepts at most 2,048 characters', () => {
    const prefix = 'https://example.org/';
    expect(isWebUrl(prefix.padEnd(2048, 'a'), https)).toBe(true);
    expect(isWebUrl(prefix.padEnd(2049, 'a'), https)).toBe(false);
  });
});
