import { expect, test } from 'vitest';
import { dateOfParts, dayOf, instantOf } from './sourceDates.ts';

test.each([
  ['2021-05-07', '2021-05-07'],
  [' 2021-05 ', '2021-05'],
  ['2021', '2021'],
  ['2024-05-00', '2024-05'],
  ['2021-00-00', '2021'],
  ['2021-00-07', '2021'],
  ['2024-02-29', '2024-02-29'],
])('the day %j is %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  ...['0000-00-00', '0001-01-01', '2023-02-29', '2021-13-01', '1/23/2026', '2021-5-7', '1899'],
  ...['None', '', '2021-05-07T10:00:00Z', null, undefined],
])('%j is no day', (text) => {
  expect(dayOf(text)).toBeNull();
});

test.each([
  [2021, 5, 7, '2021-05-07'],
  [2021, 5, null, '2021-05'],
  [2021, 0, 7, '2021'],
  [2021, undefined, undefined, '2021'],
  [0, 5, 7, null],
  [null, null, null, null],
  [2021, 2, 30, null],
  [2021.5, 1, 1, null],
  [-1, 1, 1, null],
])('the parts %j, %j and %j are %j', (year, month, day, date) => {
  expect(dateOfParts(year, month, day)).toBe(date);
});

test.each([
  ['2021-05-07T20:30:00Z', '2021-05-07T20:30:00Z'],
  ['2021-05-07T20:30:00.123Z', '2021-05-07T20:30:00Z'],
  ['2021-05-07T20:30Z', '2021-05-07T20:30:00Z'],
  ['2021-05-07 20:30:00', '2021-05-07T20:30:00Z'],
  ['2025-09-10 17:18:03+00:00', '2025-09-10T17:18:03Z'],
  ['2021-05-07T00:30:00+02:00', '2021-05-06T22:30:00Z'],
  ['2021-05-07T00:30:00-0530', '2021-05-07T06:00:00Z'],
  ['2021-05-07', '2021-05-07'],
  ['2021', '2021'],
])('the instant of %j is %j', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});

test.each([
  ...['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01Z', '0001-01-01T00:00:00Z', '2021-02-30T10:00:00Z'],
  ...['2021-05-07T25:00:00Z', '0001-01-01T10:00:00Z', 'None', '', null, undefined],
])('%j is no instant', (text) => {
  expect(instantOf(text)).toBeNull();
});
