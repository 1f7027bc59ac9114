import { expect, test } from 'vitest';
import { formatPartialDate } from './formatPartialDate.ts';

test.each([
  ['2021', 'en-GB', '2021'],
  ['2021-05', 'en-GB', 'May 2021'],
  ['2021-05-17', 'en-GB', '17 May 2021'],
  ['2021', 'de', '2021'],
  ['2021-05', 'de', 'Mai 2021'],
  ['2021-05-17', 'de', '17. Mai 2021'],
  ['2021', 'ja', '2021年'],
  ['2021-05', 'ja', '2021年5月'],
  ['2021-05-17', 'ja', '2021年5月17日'],
  ['1896-01-28', 'en-GB', '28 Jan 1896'],
  ['2024-02-29', 'en-GB', '29 Feb 2024'],
])('formats %s in %s as %s', (date, locale, text) => {
  expect(formatPartialDate(date, locale, 'UTC')).toBe(text);
});

test('uses the Gregorian calendar in locales with another default', () => {
  expect(formatPartialDate('2021', 'fa-u-nu-latn', 'UTC')).toContain('2021');
  expect(formatPartialDate('2021', 'th-u-nu-latn', 'UTC')).toContain('2021');
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo', 'Asia/Kolkata'])(
  'years, months and days are the same in %s',
  (timeZone) => {
    expect(formatPartialDate('2021', 'en-GB', timeZone)).toBe('2021');
    expect(formatPartialDate('2021-01', 'en-GB', timeZone)).toBe('Jan 2021');
    expect(formatPartialDate('2021-01-01', 'en-GB', timeZone)).toBe('1 Jan 2021');
    expect(formatPartialDate('2021-12-31', 'en-GB', timeZone)).toBe('31 Dec 2021');
  },
);

test.each([
  ['2021-05-17T20:30:00Z', 'UTC', '17 May 2021'],
  ['2021-05-17T20:30:00Z', 'Asia/Tokyo', '18 May 2021'],
  ['2021-12-31T23:59:59Z', 'Europe/Berlin', '1 Jan 2022'],
  ['2022-01-01T00:00:00Z', 'America/New_York', '31 Dec 2021'],
  // 22:30 is 23:30 in winter time and 0:30 of the next day in summer time.
  ['2026-03-28T22:30:00Z', 'Europe/Berlin', '28 Mar 2026'],
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '30 Mar 2026'],
  ['2026-10-24T22:30:00Z', 'Europe/Berlin', '25 Oct 2026'],
  ['2026-10-25T22:30:00Z', 'Europe/Berlin', '25 Oct 2026'],
])('shows the instant %s in %s as %s', (instant, timeZone, text) => {
  expect(formatPartialDate(instant, 'en-GB', timeZone)).toBe(text);
});
