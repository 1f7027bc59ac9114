import { describe, expect, test } from 'vitest';
import { joinPartialDate, monthNames, orderOfParts, splitPartialDate } from './partialDate.ts';

test.each([
  ['', { day: '', month: '', year: '' }],
  ['2017', { day: '', month: '', year: '2017' }],
  ['2017-03', { day: '', month: '03', year: '2017' }],
  ['2017-03-09', { day: '9', month: '03', year: '2017' }],
])('the parts of %j are %j, and give the same value', (value, parts) => {
  expect(splitPartialDate(value)).toEqual(parts);
  expect(joinPartialDate(parts)).toBe(value);
});

test.each(['17', '2017-13', '2017-21', '2017-3', 'spring 2017', '2017-03-09T12:00', '2017-03-09T25:00:00Z'])(
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
  ['0', '03', '2017', 'dayInvalid', 'day'],
  ['9th', '03', '2017', 'dayInvalid', 'day'],
  ['31', '04', '2017', 'dayNotInMonth', 'day'],
  ['29', '02', '2017', 'dayNotInMonth', 'day'],
  ['29', '02', '1900', 'dayNotInMonth', 'day'],
])('day %j, month %j, year %j is no date: %s', (day, month, year, kind, part) => {
  expect(joinPartialDate({ day, month, year })).toMatchObject({ kind, part });
});

test.each([
  ['2017-03-09T23:30:00Z', 'UTC', { day: '9', month: '03', year: '2017' }],
  ['2017-03-09T23:30:00Z', 'Asia/Tokyo', { day: '10', month: '03', year: '2017' }],
  ['2016-12-31T23:30:00.5Z', 'Europe/Berlin', { day: '1', month: '01', year: '2017' }],
])('the instant %s is in %s on the day %j', (instant, timeZone, parts) => {
  expect(splitPartialDate(instant, timeZone)).toMatchObject(parts);
});

test.each([
  ['', '', '2016', '2017', true],
  ['', '', '2017', '2017-03', false],
  ['', '02', '2017', '2017-03', true],
  ['', '03', '2017', '2017-03-09', false],
  ['8', '03', '2017', '2017-03-09', true],
  ['9', '03', '2017', '2017-03-09', false],
  ['31', '12', '2016', '2017', true],
])(
  'day %j, month %j, year %j with the earliest date %s: too early is %j',
  (day, month, year, earliest, isEarly) => {
    const problem = { kind: 'tooEarly', part: 'year', days: 31 };
    expect(joinPartialDate({ day, month, year }, earliest)).toEqual(isEarly ? problem : expect.any(String));
  },
);

test('digits of full width are digits', () => {
  expect(joinPartialDate({ day: '９', month: '03', year: '２０１７' })).toBe('2017-03-09');
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
