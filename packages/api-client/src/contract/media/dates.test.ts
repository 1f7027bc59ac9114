import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dateLocale } from '../limits.ts';
import { airingDates, releaseDate } from './dates.ts';

describe('a release date', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(new Date().getTimezoneOffset()).toBe(-540);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('is TBA where it is to be announced, whatever date stands there', () => {
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
  ])('%s is %s, read as UTC wherever the visitor is', (released, shown) => {
    expect(releaseDate(released, false)).toBe(shown);
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
  ])('%j is N/A', (released) => {
    expect(releaseDate(released, false)).toBe('N/A');
  });

  test('is written as en-GB writes it', () => {
    const britain = new Intl.DateTimeFormat(dateLocale, {
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
        expect(releaseDate(date.toISOString(), false)).toBe(britain.format(date));
      }),
    );
  });
});

describe('airing dates', () => {
  const start = { year: 2023, month: 9, day: 29 };
  const end = { year: 2024, month: 3, day: 22 };

  test('go from the first to the last day, as year/month/day', () => {
    expect(airingDates(start, end, false)).toBe('2023/9/29 to 2024/3/22');
  });

  test('of one day have it on both sides', () => {
    expect(airingDates(start, start, false)).toBe('2023/9/29 to 2023/9/29');
  });

  test('without an end go to the present while it airs, else to an unknown day', () => {
    expect(airingDates(start, null, true)).toBe('2023/9/29 to Present');
    expect(airingDates(start, undefined, false)).toBe('2023/9/29 to ?');
    expect(airingDates(start, { year: null, month: null, day: null }, true)).toBe('2023/9/29 to Present');
  });

  test('keep their end though it still airs', () => {
    expect(airingDates(start, end, true)).toBe('2023/9/29 to 2024/3/22');
  });

  test.each([
    [{ year: 2023, month: 9 }, '2023/9/??'],
    [{ year: 2023 }, '2023/??/??'],
    [{ month: 9 }, '??/9/??'],
    [{ year: 2023, month: null, day: 29 }, '2023/??/29'],
    [{ year: 2023, month: 0, day: 0 }, '2023/??/??'],
  ])('with unknown parts: %j is %s', (known, shown) => {
    expect(airingDates(known, null, false)).toBe(`${shown} to ?`);
    expect(airingDates(start, known, false)).toBe(`2023/9/29 to ${shown}`);
  });

  test('may know only their end', () => {
    expect(airingDates(null, end, false)).toBe('??/??/?? to 2024/3/22');
  });

  test('that nobody knows are N/A, whether it airs or not', () => {
    for (const unknown of [null, undefined, {}, { year: null, month: null, day: null }]) {
      expect(airingDates(unknown, unknown, false)).toBe('N/A');
      expect(airingDates(unknown, unknown, true)).toBe('N/A');
    }
  });
});
