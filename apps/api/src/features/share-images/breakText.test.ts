import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakText } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

test('words stay whole, and a word that fits no line does not', () => {
  expect(breakText('Outer Wilds', 2, 6)).toEqual(['Outer', 'Wilds']);
  expect(breakText('Outer Wilds', 2, 60)).toEqual(['Outer Wilds']);
  expect(breakText('Mississippi', 3, 4).join('')).toBe('Mississippi');
});

test('what does not fit is cut, never in the midst of a sign', () => {
  expect(breakText('Outer Wilds', 1, 6)).toEqual(['Outer…']);
  const family = '👨‍👩‍👧‍👦';
  expect(breakText(family.repeat(9), 1, 5)).toEqual([`${family.repeat(2)}…`]);
});

test('no line is wider than the room, and nothing is lost before the ellipsis', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 4, max: 40 }),
      (given, most, room) => {
        const lines = breakText(given, most, room);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(room + 1e-9);
        const bare = (one: string) => one.replace(/\s/g, '');
        expect(bare(given).startsWith(bare(lines.join('')).replace(/…$/, ''))).toBe(true);
      },
    ),
  );
});

test('a text as long as a name may be is broken at once', () => {
  const start = performance.now();
  for (let time = 0; time < 20; time++) breakText('W'.repeat(400), 4, 10);
  expect(performance.now() - start).toBeLessThan(2_000);
});
