import { expect, test } from 'vitest';
import { textOn } from './textOn.ts';

test.each([
  ['#ffd700', '#051426'],
  ['#FFFFFF', '#051426'],
  ['#c0392b', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#767676', '#ffffff'],
])('on %s stands %s', (color, text) => {
  expect(textOn(color, '#ffffff', '#051426')).toBe(text);
});
