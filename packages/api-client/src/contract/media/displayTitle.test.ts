import { expect, test } from 'vitest';
import { displayTitle } from './displayTitle.ts';

test('returns the first name with a visible character, else Untitled', () => {
  expect(displayTitle([null, '', '  ', '\u200b', 'Portal 2', 'Portal'])).toBe('Portal 2');
  expect(displayTitle([undefined, '\u202e'])).toBe('Untitled');
});

test('removes line breaks and bidirectional control characters', () => {
  expect(displayTitle(['Half\n\tLife\u202e 2\u0000'])).toBe('Half Life 2');
  expect(displayTitle(['بازی‌ها 葬送 👩‍🚀'])).toBe('بازی‌ها 葬送 👩‍🚀');
});
