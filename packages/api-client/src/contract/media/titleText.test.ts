import { expect, test } from 'vitest';
import { titleText } from './titleText.ts';

test('the first name in which there is something to see is the title', () => {
  expect(titleText([null, '', '  ', '\u200b', 'Portal 2', 'Portal'])).toBe('Portal 2');
  expect(titleText([undefined, '\u202e'])).toBe('Untitled');
});

test('a name is one line that nothing turns around', () => {
  expect(titleText(['Half\n\tLife\u202e 2\u0000'])).toBe('Half Life 2');
  expect(titleText(['بازی‌ها 葬送 👩‍🚀'])).toBe('بازی‌ها 葬送 👩‍🚀');
});
