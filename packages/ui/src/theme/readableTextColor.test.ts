import { expect, test } from 'vitest';
import { readableTextColor } from './readableTextColor.ts';

test.each([
  ['#ffd700', '#051426'],
  ['#FFFFFF', '#051426'],
  ['#c0392b', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#767676', '#ffffff'],
])('on %s the text colour is %s', (color, text) => {
  expect(readableTextColor(color, '#ffffff', '#051426')).toBe(text);
});
