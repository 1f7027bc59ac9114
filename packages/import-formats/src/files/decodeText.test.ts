import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const bytesOf = (...bytes: readonly number[]) => Uint8Array.from(bytes);
const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
const malformed = expect.objectContaining({ reason: 'malformed' });

test.each([
  ['UTF-8', new TextEncoder().encode('Amélie 攻殻')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeffAmélie 攻殻')],
  ['UTF-16 LE', utf16('Amélie 攻殻', false)],
  ['UTF-16 BE', utf16('Amélie 攻殻', true)],
])('decodes %s without its mark', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Amélie 攻殻');
});

test('decodes a text that is not UTF-8 as windows-1252', () => {
  expect(decodeText(bytesOf(0x41, 0x6d, 0xe9, 0x93, 0x80, 0x94))).toBe('Amé“€”');
});

test('decodes UTF-8 after a text that was not', () => {
  expect(decodeText(bytesOf(0xc3))).toBe('Ã');
  expect(decodeText(new TextEncoder().encode('é'))).toBe('é');
});

test('an empty file is an empty text', () => {
  expect(decodeText(bytesOf())).toBe('');
});

test.each([
  ['a NUL', bytesOf(0x41, 0)],
  ['UTF-16 without a mark', Buffer.from('name', 'utf16le')],
  ['a mark of UTF-8 with other bytes', bytesOf(0xef, 0xbb, 0xbf, 0xe9)],
  ['UTF-16 with an odd number of bytes', bytesOf(0xff, 0xfe, 0x41)],
])('%s is malformed', (_, bytes) => {
  expect(() => decodeText(bytes)).toThrow(malformed);
});
