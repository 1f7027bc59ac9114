import { expect, test } from 'vitest';
import { dayIn } from './dayIn.ts';
import { diaryDays } from './diaryDays.ts';
import { daysBegun, monthAt } from './diaryView.ts';

test.each([
  ['2026-11', -1, '2026-10'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['1999-12', 1, '2000-01'],
])('the month at a distance of %s by %i is %s', (month, distance, expected) => {
  expect(monthAt(month, distance)).toBe(expected);
});

test.each([
  ['2026-11', 20],
  ['2026-10', 31],
  ['2024-02', 29],
  ['2026-12', 0],
])('of %s, %i days have begun on 20 November 2026', (month, expected) => {
  expect(daysBegun(month, '2026-11-20')).toBe(expected);
});

test.each([
  ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '2026-11-21'],
  ['2026-11-20T23:30:00Z', 'UTC', '2026-11-20'],
  ['2026-03-29T00:59:00Z', 'Europe/Lisbon', '2026-03-29'],
  // Summer time starts: 23:30 UTC is half past midnight.
  ['2026-03-29T23:30:00Z', 'Europe/Lisbon', '2026-03-30'],
  ['2026-01-01T03:00:00Z', 'America/New_York', '2025-12-31'],
  ['2026-11-20', 'Asia/Tokyo', '2026-11-20'],
  ['2019-03', 'Asia/Tokyo', '2019-03'],
])('%s is the day %3$s in %s', (date, timeZone, expected) => {
  expect(dayIn(date, timeZone)).toBe(expected);
});

test('groups entries by day in the time zone, dates without a day first, in the given order otherwise', () => {
  const entry = (started: string | null, finished: string | null) => ({
    play: { started, finished } as never,
  });
  const entries = [
    entry(null, '2026-11-08T23:30:00Z'),
    entry('2026-11-01', '2026-11-08'),
    entry('2026-11-08', null),
    entry(null, '2026-11'),
    entry(null, '2026'),
  ];
  const grouped = diaryDays(entries, 'Europe/Berlin').map((day) => [
    day.date,
    day.entries.map((one) => entries.indexOf(one)),
  ]);
  expect(grouped).toEqual([
    ['2026-11', [3]],
    ['2026', [4]],
    ['2026-11-09', [0]],
    ['2026-11-08', [1, 2]],
  ]);
  expect(diaryDays([entry(null, null)], 'UTC').map(({ date }) => date)).toEqual(['']);
});
