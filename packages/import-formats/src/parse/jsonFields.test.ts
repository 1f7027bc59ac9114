import { expect, test } from 'vitest';
import { amountOf, idOf, isObject, jsonOfText, listOf, objectOf, textOfValue } from './jsonFields.ts';

test('objects and lists are distinguished', () => {
  expect(isObject({})).toBe(true);
  expect(isObject([])).toBe(false);
  expect(isObject(null)).toBe(false);
  expect(objectOf([1])).toEqual({});
  expect(listOf({ length: 1 })).toEqual([]);
});

test.each([
  [' Hades ', 'Hades'],
  [620, '620'],
  [null, ''],
  [{}, ''],
])('the text of %j is %j', (value, text) => {
  expect(textOfValue(value)).toBe(text);
});

test.each([
  [12, 12],
  ['12', 12],
  [-1, 0],
  ['', 0],
  ['x', 0],
  [null, 0],
])('the amount of %j is %d', (value, amount) => {
  expect(amountOf(value)).toBe(amount);
});

test.each([
  [620, '620'],
  ['76561198000000001', '76561198000000001'],
  [0, undefined],
  [1.5, undefined],
  [-4, undefined],
  [1e21, undefined],
  ['tt1', undefined],
  [null, undefined],
])('the id of %j is %j', (value, id) => {
  expect(idOf(value)).toBe(id);
});

test('jsonOfText returns undefined for malformed JSON', () => {
  expect(jsonOfText('[1]')).toEqual([1]);
  expect(jsonOfText('[1')).toBeUndefined();
});
