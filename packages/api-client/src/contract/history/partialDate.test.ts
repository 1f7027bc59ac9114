import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { history as messages } from '../messages/history.ts';
import { endOf, isAfter, isFuture, isPartialDate, partialDate, precisionOf, startOf } from './partialDate.ts';

const hour = 60 * 60 * 1000;

describe('isPartialDate', () => {
  test.each([
    ['2021', 'year'],
    ['1900', 'year'],
    ['9999', 'year'],
    ['2021-05', 'month'],
    ['2021-12', 'month'],
    ['2021-05-17', 'day'],
    ['2024-02-29', 'day'],
    ['2000-02-29', 'day'],
    ['2021-05-17T20:30:00Z', 'instant'],
    ['2024-02-29T23:59:59Z', 'instant'],
  ] as const)('accepts %s, which is known to the %s', (date, precision) => {
    expect(isPartialDate(date)).toBe(true);
    expect(precisionOf(date)).toBe(precision);
  });

  test.each([
    '',
    '21',
    '1899',
    '0000',
    '0050-01-01',
    '12021',
    '2021-00',
    '2021-13',
    '2021-5',
    '2021-05-00',
    '2021-05-32',
    '2021-06-31',
    '2021-02-29',
    '2021-02-30',
    '2024-02-30',
    '1900-02-29',
    '2100-02-29',
    '2021-05-',
    '2021--17',
    ' 2021',
    '2021\n',
    '2021-05-17T20:30:00',
    '2021-05-17T20:30Z',
    '2021-05-17T20:30:00.000Z',
    '2021-05-17T20:30:00+02:00',
    '2021-05-17T24:00:00Z',
    '2021-05-17T23:60:00Z',
    '2021-05-17T23:59:60Z',
    '2021-02-30T12:00:00Z',
    '2021-05T20:30:00Z',
    '٢٠٢١',
    2021,
    null,
    undefined,
    new Date(0),
  ])('rejects %j', (value) => {
    expect(isPartialDate(value)).toBe(false);
    expect(partialDate.safeParse(value).error?.issues).toMatchObject([{ message: messages.invalidDate }]);
  });

  test('accepts exactly the days of the Gregorian calendar', () => {
    const number = (minimum: number, maximum: number) =>
      fc.integer({ min: minimum, max: maximum }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 9999 }), number(0, 13), number(0, 32), (year, month, day) => {
        const date = `${year}-${month}-${day}`;
        const parsed = new Date(`${date}T00:00:00Z`);
        const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
        expect(isPartialDate(date)).toBe(isDay);
      }),
    );
  });
});

describe('startOf and endOf', () => {
  test.each([
    ['2023', '2023-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'],
    ['2023-12', '2023-12-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'],
    ['2024-02', '2024-02-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['2024-02-28', '2024-02-28T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['2021-05-17T20:30:15Z', '2021-05-17T20:30:15.000Z', '2021-05-17T20:30:15.001Z'],
  ])('%s lasts from %s to %s', (date, start, end) => {
    expect([startOf(date), endOf(date)].map((time) => new Date(time).toISOString())).toEqual([start, end]);
  });

  test('a date that is known less exactly contains the same date known more exactly', () => {
    fc.assert(
      fc.property(instants, lengths, (instant, length) => {
        const date = instant.slice(0, length);
        expect(isPartialDate(date)).toBe(true);
        expect(startOf(date)).toBeLessThanOrEqual(startOf(instant));
        expect(endOf(date)).toBeGreaterThanOrEqual(endOf(instant));
      }),
    );
  });
});

describe('isAfter', () => {
  test.each([
    ['2022', '2021', true],
    ['2021', '2021', false],
    ['2021', '2022', false],
    ['2021-05', '2021', false],
    ['2021', '2021-05', false],
    ['2021-06', '2021-05', true],
    ['2021-06', '2021-05-31', true],
    ['2021-06-01', '2021-05', true],
    ['2021-05-31', '2021-05', false],
    ['2024-02-29', '2024-02-28', true],
    ['2024-03-01', '2024-02-29', true],
    ['2021-05-17', '2021-05-17', false],
    ['2021-05-17T20:30:01Z', '2021-05-17T20:30:00Z', true],
    ['2021-05-17T20:30:00Z', '2021-05-17T20:30:00Z', false],
  ])('%s after %s: %s', (date, other, expected) => {
    expect(isAfter(date, other)).toBe(expected);
  });

  test.each([
    // In Kiribati (UTC+14) 18 May begins at 10:00 UTC on 17 May.
    ['2021-05-18', '2021-05-17T09:59:59Z', true],
    ['2021-05-18', '2021-05-17T10:00:00Z', false],
    // On Baker Island (UTC-12) 17 May ends at 12:00 UTC on 18 May.
    ['2021-05-18T11:59:59Z', '2021-05-17', false],
    ['2021-05-18T14:00:00Z', '2021-05-17', true],
  ])('a day is compared with an instant in any time zone: %s after %s: %s', (date, other, expected) => {
    expect(isAfter(date, other)).toBe(expected);
  });

  test('no date is after itself, and no two dates are after each other', () => {
    fc.assert(
      fc.property(partialDates, partialDates, (date, other) => {
        expect(isAfter(date, date)).toBe(false);
        expect(isAfter(date, other) && isAfter(other, date)).toBe(false);
      }),
    );
  });

  test('a date is not after one that it contains or that contains it', () => {
    fc.assert(
      fc.property(instants, lengths, lengths, (instant, length, otherLength) => {
        expect(isAfter(instant.slice(0, length), instant.slice(0, otherLength))).toBe(false);
      }),
    );
  });
});

describe('isFuture', () => {
  const now = Date.UTC(2026, 10, 20, 12);

  test.each([
    ['2026', false],
    ['2027', true],
    ['2026-11', false],
    ['2026-12', true],
    ['2026-11-20', false],
    // 21 November has begun in time zones that are 12 hours ahead of UTC.
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2026-11-20T12:00:00Z', false],
    ['2026-11-20T12:00:59Z', false],
    ['2026-11-20T12:01:01Z', true],
  ])('%s: %s', (date, expected) => {
    expect(isFuture(date, now)).toBe(expected);
  });

  test('a day is in the future while it has begun in no time zone', () => {
    const beginning = Date.UTC(2026, 11, 31) + 10 * hour;
    expect(isFuture('2027', beginning - 1)).toBe(true);
    expect(isFuture('2027', beginning)).toBe(false);
  });
});

const instants = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`);
const lengths = fc.constantFrom(4, 7, 10, 20);
const partialDates = fc.tuple(instants, lengths).map(([instant, length]) => instant.slice(0, length));
