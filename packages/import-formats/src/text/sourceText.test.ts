import { expect, test } from 'vitest';
import { sourceText } from './sourceText.ts';

test('a text has line feeds only, and no control characters or lone surrogates', () => {
  expect(sourceText(' one\r\ntwo\rthree\tfour ')).toBe('one\ntwo\nthree\tfour');
  expect(sourceText('a\u0007b\u001bc')).toBe('abc');
  expect(sourceText('a\ud83db 🎧')).toBe('ab 🎧');
});

test.each([null, undefined, '', ' \r\n '])('%j is no text', (text) => {
  expect(sourceText(text)).toBeNull();
});
