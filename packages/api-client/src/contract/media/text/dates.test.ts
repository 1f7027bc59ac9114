import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { airingDates, dateLocale, releaseDate } from './dates.ts';

describe('releaseDate', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(new Date().getTimezoneOffset()).toBe(-540);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('returns TBA for an item to be announced, even with a date', () => {
    expect(releaseDate(null, true)).toBe('TBA');
    expect(releaseDate('2027-01-01', true)).toBe('TBA');
  });

  test.each([
    ['2015-05-19', '19/05/2015'],
    ['2001-01-02', '02/01/2001'],
    ['2015-05-19T23:59:59Z', '19/05/2015'],
    ['2015-05-19T00:00:00.000Z', '19/05/2015'],
    ['2015-05-19T00:00:00', '19/05/2015'],
    ['2015-05-19 00:00:00', '19/05/2015'],
    ['2015-05-19T01:00:00+09:00', '18/05/2015'],
    [' 2015-05-19 ', '19/05/2015'],
  ])('formats %s as %s, in UTC whatever the time zone of the browser', (released, expected) => {
    expect(releaseDate(released, false)).toBe(expected);
  });

  test.each([
    null,
    undefined,
    '',
    'soon',
    'TBA',
    '2015-13-01',
    '0000-00-00',
    '{}',
    'Autumn 1',
    '19 May 2015',
    '1',
  ])('returns N/A for %j', (released) => {
    expect(releaseDate(released, false)).toBe('N/A');
  });

  test('formats like the locale en-GB', () => {
    const formatter = new Intl.DateTimeFormat(dateLocale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const released = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(released, (date) => {
        expect(releaseDate(date.toISOString(), false)).toBe(formatter.format(date));
      }),
    );
  });
});

describe('airingDates', () => {
  const start = { year: 2023, month: 9, day: 29 };
  const end = { year: 2024, month: 3, day: 22 };

  test('returns the first and the last day as year/month/day', () => {
    expect(airingDates(start, end, false)).toBe('2023/9/29 to 2024/3/22');
  });

  test('repeats the date of a single day', () => {
    expect(airingDates(start, start, false)).toBe('2023/9/29 to 2023/9/29');
  });

  test('ends with Present without an end date while airing, else with a question mark', () => {
    expect(airingDates(start, null, true)).toBe('2023/9/29 to Present');
    expect(airingDates(start, undefined, false)).toBe('2023/9/29 to ?');
    expect(airingDates(start, { year: null, month: null, day: null }, true)).toBe('2023/9/29 to Present');
  });

  test('keeps the end date while still airing', () => {
    expect(airingDates(start, end, true)).toBe('2023/9/29 to 2024/3/22');
  });

  test.each([
    [{ year: 2023, month: 9 }, '2023/9/??'],
    [{ year: 2023 }, '2023/??/??'],
    [{ month: 9 }, '??/9/??'],
    [{ year: 2023, month: null, day: 29 }, '2023/??/29'],
    [{ year: 2023, month: 0, day: 0 }, '2023/??/??'],
  ])('replaces unknown parts: %j is %s', (partial, expected) => {
    expect(airingDates(partial, null, false)).toBe(`${expected} to ?`);
    expect(airingDates(start, partial, false)).toBe(`2023/9/29 to ${expected}`);
  });

  test('accepts an end without a start', () => {
    expect(airingDates(null, end, false)).toBe('??/??/?? to 2024/3/22');
  });

  test('returns N/A without any date, airing or not', () => {
    for (const missing of [null, undefined, {}, { year: null, month: null, day: null }]) {
      expect(airingDates(missing, missing, false)).toBe('N/A');
      expect(airingDates(missing, missing, true)).toBe('N/A');
    }
  });
});
