import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, isStrongPassword, isUsername, isWebAddress } from './fields.ts';
import { longText } from './testing/longText.ts';

describe('an e-mail address', () => {
  test.each([
    'bob@example.org',
    'bob.smith+games@mail.example.co.uk',
    "o'neil_42@sub-domain.example.org",
    'bob@1.example.4me',
    'a@b.co',
    `${'a'.repeat(64)}@example.org`,
  ])('%s can be one', (text) => expect(isEmail(text)).toBe(true));

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
  ])('%j cannot', (text) => expect(isEmail(text)).toBe(false));

  test.each(['a', '@', '.a', '-.', 'a@a.'])('%j over and over is refused in linear time', (piece) => {
    expect(isEmail(longText(piece))).toBe(false);
  });
});

describe('a username', () => {
  test.each(['Bob', 'b0b', '123', 'a'.repeat(64)])('%s is one', (text) =>
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
  ])('%j is none', (text) => expect(isUsername(text)).toBe(false));

  // @control:SEC-23
  test('nothing but 3 to 64 letters and digits is one', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Za-z0-9 _]{1,70}$/));
    fc.assert(fc.property(text, (name) => isUsername(name) === /^[A-Za-z0-9]{3,64}$/.test(name)));
  });
});

describe('a password', () => {
  test.each(['abc12!', 'a1@aaa', '12345a$', 'äöü12%', 'A1! with spaces', `a1!${'x'.repeat(1021)}`])(
    '%s is strong enough',
    (text) => expect(isStrongPassword(text)).toBe(true),
  );

  test.each([
    ['abc1!', 'five characters'],
    ['abcdef1', 'none of ! @ $ %'],
    ['abcdef!', 'no digit'],
    ['123456!', 'no letter'],
    ['abc12#', 'another special character'],
    ['', 'nothing at all'],
    [`a1!${'x'.repeat(1022)}`, 'more than our server hashes'],
  ])('%s is not: %s', (text) => expect(isStrongPassword(text)).toBe(false));

  test('what is strong stays strong with more behind it', () => {
    fc.assert(fc.property(fc.string({ maxLength: 900 }), (more) => isStrongPassword(`abc12!${more}`)));
  });
});

describe('a web address', () => {
  const https = ['https:'] as const;
  const both = ['https:', 'http:'] as const;

  test.each([
    'https://example.org',
    'https://cdn.example.org/avatars/bob.png?size=200#top',
    'https://bücher.example/',
    'https://example.org:8443/a',
  ])('%s is one', (text) => {
    expect(isWebAddress(text, https)).toBe(true);
    expect(isWebAddress(text, both)).toBe(true);
  });

  test('http is one only where it is allowed', () => {
    expect(isWebAddress('http://example.org/', both)).toBe(true);
    expect(isWebAddress('http://example.org/', https)).toBe(false);
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
  ])('%j is none', (text) => expect(isWebAddress(text, both)).toBe(false));

  test('2,048 characters are the most', () => {
    const opening = 'https://example.org/';
    expect(isWebAddress(opening.padEnd(2048, 'a'), https)).toBe(true);
    expect(isWebAddress(opening.padEnd(2049, 'a'), https)).toBe(false);
  });
});
