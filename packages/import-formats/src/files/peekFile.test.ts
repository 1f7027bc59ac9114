import { expect, test } from 'vitest';
import { headerOf, jsonIfContains } from './peekFile.ts';

const file = (text: string) => ({ name: 'file', bytes: new TextEncoder().encode(text) });

test('headerOf returns the columns of the first line, even if the rows are malformed', () => {
  expect(headerOf(file('Title;Year\r\n"unclosed;1\r\n')).columns).toEqual(['Title', 'Year']);
});

test.each(['', '"unclosed', '\0'])('headerOf returns no columns for %j', (text) => {
  expect(headerOf(file(text)).has('Title')).toBe(false);
});

test('jsonIfContains returns the object with the texts', () => {
  expect(jsonIfContains(file(' {"a":1}'), '"a"')).toEqual({ a: 1 });
});

test.each(['{"b":1}', '[{"a":1}]', '{"a":', '\0', 'a'])('jsonIfContains returns {} for %j', (text) => {
  expect(jsonIfContains(file(text), 'a')).toEqual({});
});
