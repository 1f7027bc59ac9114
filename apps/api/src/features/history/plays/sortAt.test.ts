import { describe, expect, test } from 'vitest';
import { sortAt, sortColumns } from './sortAt.ts';

const at = (...time: Parameters<typeof Date.UTC>) => Date.UTC(...time);
const none = { started: null, finished: null };

describe('the time by which a play is sorted', () => {
  test('is the first millisecond of its end, or else of its start', () => {
    expect(sortAt({ started: '2020', finished: '2021-05-17' }, null)).toBe(at(2021, 4, 17));
    expect(sortAt({ started: '2020-02', finished: null }, null)).toBe(at(2020, 1, 1));
    expect(sortAt({ started: '1969', finished: null }, null)).toBe(at(1969, 0, 1));
    expect(sortAt(none, 'Asia/Tokyo')).toBeNull();
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Niue'])('does not shift a day, month or year to %s', (zone) => {
    for (const [finished, time] of [
      ['2021', at(2021, 0, 1)],
      ['2021-05', at(2021, 4, 1)],
      ['2021-05-17', at(2021, 4, 17)],
    ] as const)
      expect(sortAt({ started: null, finished }, zone)).toBe(time);
  });

  test.each([
    { zone: null, instant: '2021-05-17T23:30:00Z', shown: at(2021, 4, 17, 23, 30) },
    { zone: 'Europe/Berlin', instant: '2021-05-17T23:30:00Z', shown: at(2021, 4, 18, 1, 30) },
    { zone: 'Europe/Berlin', instant: '2021-12-17T23:30:00Z', shown: at(2021, 11, 18, 0, 30) },
    // The last second of winter time and the first of summer time, and back.
    { zone: 'Europe/Berlin', instant: '2026-03-29T00:59:59Z', shown: at(2026, 2, 29, 1, 59, 59) },
    { zone: 'Europe/Berlin', instant: '2026-03-29T01:00:00Z', shown: at(2026, 2, 29, 3, 0, 0) },
    { zone: 'Europe/Berlin', instant: '2026-10-25T00:59:59Z', shown: at(2026, 9, 25, 2, 59, 59) },
    { zone: 'Europe/Berlin', instant: '2026-10-25T01:00:00Z', shown: at(2026, 9, 25, 2, 0, 0) },
    { zone: 'America/New_York', instant: '2021-01-01T00:00:00Z', shown: at(2020, 11, 31, 19) },
    { zone: 'Asia/Kathmandu', instant: '2021-05-17T20:30:00Z', shown: at(2021, 4, 18, 2, 15) },
    { zone: 'Pacific/Kiritimati', instant: '2021-12-31T10:00:00Z', shown: at(2022, 0, 1) },
    { zone: 'America/Los_Angeles', instant: '1969-07-20T20:17:40Z', shown: at(1969, 6, 20, 13, 17, 40) },
  ])('shows the clock of $zone at $instant', ({ zone, instant, shown }) => {
    expect(sortAt({ started: null, finished: instant }, zone)).toBe(shown);
  });

  test('is right for more time zones than are cached', () => {
    const finished = '2021-05-17T20:30:00Z';
    for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 100)) {
      const text = new Date(sortAt({ started: null, finished }, zone) ?? 0).toISOString().slice(0, 16);
      const clock = new Date(finished).toLocaleString('sv', { timeZone: zone }).replace(' ', 'T');
      expect(text, zone).toBe(clock.slice(0, 16));
    }
  });
});

test('a play has a day if the date by which it is sorted has one', () => {
  const has = (started: string | null, finished: string | null) =>
    sortColumns({ started, finished }, null).has_day;
  expect([has('2021-05-17', '2021-06'), has('2021-05-17', null), has(null, '2021-05-17')]).toEqual([0, 1, 1]);
  expect([has(null, '2021-05-17T20:30:00Z'), has('2021', null), has(null, null)]).toEqual([1, 0, 0]);
});
