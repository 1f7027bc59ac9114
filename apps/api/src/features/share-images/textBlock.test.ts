import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakText, textWidth } from './textBlock.ts';

test('breaks between words, and within a word only when it is wider than a line', () => {
  expect(breakText('Outer Wilds', 2, 6)).toEqual(['Outer', 'Wilds']);
  expect(breakText('Outer Wilds', 2, 60)).toEqual(['Outer Wilds']);
  expect(breakText('Mississippi', 3, 4).join('')).toBe('Mississippi');
});

test('truncates with an ellipsis, and never within a grapheme', () => {
  expect(breakText('Outer Wilds', 1, 6)).toEqual(['Outer…']);
  const family = '👨‍👩‍👧‍👦';
  expect(breakText(family.repeat(9), 1, 5)).toEqual([`${family.repeat(2)}…`]);
});

test('keeps every line within the width, and all of the text before the ellipsis', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 4, max: 40 }),
      (input, maxLines, maxWidth) => {
        const lines = breakText(input, maxLines, maxWidth);
        expect(lines.length).toBeLessThanOrEqual(maxLines);
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(maxWidth + 1e-9);
        const withoutSpaces = (line: string) => line.replace(/\s/g, '');
        expect(withoutSpaces(input).startsWith(withoutSpaces(lines.join('')).replace(/…$/, ''))).toBe(true);
      },
    ),
  );
});

test('breaks the longest allowed name 20 times within 2 s', () => {
  const start = performance.now();
  for (let round = 0; round < 20; round++) breakText('W'.repeat(400), 4, 10);
  expect(performance.now() - start).toBeLessThan(2_000);
});
