import { describe, expect, test } from 'vitest';
import { joinPartialDate, monthNames, orderOfParts, splitPartialDate } from './partialDate.ts';

test.each([
  ['', { day: '', month: '', year: '' }],
  ['2017', { day: '', month: '', year: '2017' }],
  ['2017-03', { day: '', month: '03', year: '2017' }],
  ['2017-03-09', { day: '9', month: '03', year: '2017' }],
  ['2017-24', { day: '', month: '24', year: '2017' }],
])('the parts of %j are %j, and give the same value', (value, parts) => {
  expect(splitPartialDate(value)).toEqual(parts);
  expect(joinPartialDate(parts)).toBe(value);
});

test.each(['17', '2017-13', '2017-25', '2017-3', 'spring 2017', '2017-03-09T12:00'])(
  '%j has no parts',
  (value) => {
    expect(splitPartialDate(value)).toEqual({ day: '', month: '', year: '' });
  },
);

test.each([
  ['9', '', '', 'yearMissing', 'year'],
  ['', '03', '', 'yearMissing', 'year'],
  ['', '', '217', 'yearInvalid', 'year'],
  ['', '', '0000', 'yearInvalid', 'year'],
  ['', '', 'MMXVII', 'yearInvalid', 'year'],
  ['9', '', '2017', 'monthMissing', 'month'],
  ['9', '21', '2017', 'seasonWithDay', 'day'],
  ['0', '03', '2017', 'dayInvalid', 'day'],
  ['9th', '03', '2017', 'dayInvalid', 'day'],
  ['31', '04', '2017', 'dayNotInMonth', 'day'],
  ['29', '02', '2017', 'dayNotInMonth', 'day'],
  ['29', '02', '1900', 'dayNotInMonth', 'day'],
])('day %j, month %j, year %j is no date: %s', (day, month, year, kind, part) => {
  expect(joinPartialDate({ day, month, year })).toMatchObject({ kind, part });
});

test('a leap year has 29 February, and spaces around the digits are ignored', () => {
  expect(joinPartialDate({ day: ' 29 ', month: '02', year: ' 2016 ' })).toBe('2016-02-29');
  expect(joinPartialDate({ day: '30', month: '02', year: '2016' })).toMatchObject({ days: 29 });
  expect(joinPartialDate({ day: '29', month: '02', year: '0096' })).toBe('0096-02-29');
  expect(joinPartialDate({ day: '29', month: '02', year: '2000' })).toBe('2000-02-29');
});

describe('locales', () => {
  test.each([
    ['en-GB', 'day month year'],
    ['en-US', 'month day year'],
    ['ja', 'year month day'],
  ])('%s has the order %s', (locale, order) => {
    expect(orderOfParts(locale).join(' ')).toBe(order);
  });

  test('the months have names in their language', () => {
    expect([monthNames('en-GB')[8], monthNames('de')[2]]).toEqual(['September', 'März']);
  });
});
