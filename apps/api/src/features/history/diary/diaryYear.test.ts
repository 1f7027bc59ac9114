import { historyMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { datesOf, startWithDiarist } from '../../../testing/app/createDiarist.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { sortAt } from '../plays/sortAt.ts';

eachEngine((engine) => {
  const start = () => startWithDiarist(engine);

  test('the numbers of a year count each play as exactly as its date is known', async () => {
    const { ada } = await start();
    const plays = [
      { finished: '2024-01-01', rating: 3 },
      { finished: '2024-01-01T12:00:00Z', rating: 4, is_repeat: true },
      { finished: '2024-02-29', is_repeat: false },
      { finished: '2024-02', rating: 0.5 },
      { finished: '2024' },
      { finished: '2023-12-31' },
      { finished: '2025-01-01' },
      { finished: null },
    ];
    for (const play of plays) await ada.addPlay('portal', play);
    const types = (count: number) => [{ type: 'game', count }];
    expect(await ada.year(2024)).toEqual({
      ...{ year: 2024, first_year: 2023, total: 5, undated: 1 },
      days: [
        { date: '2024-01-01', count: 2 },
        { date: '2024-02-29', count: 1 },
      ],
      months: [
        { month: '2024-01', count: 2, repeats: 1, average: 3.5, types: types(2) },
        { month: '2024-02', count: 2, repeats: 0, average: 0.5, types: types(2) },
      ],
    });
    expect(await ada.year(2022)).toMatchObject({ total: 0, first_year: 2023, days: [], months: [] });
  });

  test('days before 1970 are counted by their date', async () => {
    const { ada } = await start();
    for (const finished of ['1969-12-31', '1969-12-31T23:59:59Z', '1969-12-30T00:00:01Z', '1900-01-01'])
      await ada.addPlay('portal', { finished });
    expect((await ada.year(1969)).days).toEqual([
      { date: '1969-12-30', count: 1 },
      { date: '1969-12-31', count: 2 },
    ]);
    expect(await ada.year(1900)).toMatchObject({
      first_year: 1900,
      days: [{ date: '1900-01-01', count: 1 }],
    });
  });

  test.each(['24', '2024-01', 'next', '1899'])('rejects the year %s', async (year) => {
    const { ada } = await start();
    const response = await ada.own('GET', `/api/diary/years/${year}`);
    expect(response).toMatchObject({ status: 400, body: { message: historyMessages.invalidYear } });
  });

  test.each([
    ['UTC', '2026-02-28', '2026-02'],
    ['Pacific/Kiritimati', '2026-03-01', '2026-03'],
    ['Pacific/Pago_Pago', '2026-02-28', '2026-02'],
    ['Asia/Kathmandu', '2026-03-01', '2026-03'],
  ])(
    'in the time zone %s an instant is on the day of that zone, and a day stays a day',
    async (zone, day, month) => {
      const { ada } = await start();
      const instant = '2026-02-28T20:30:00Z';
      await ada.addPlay('portal', { finished: instant });
      await ada.addPlay('portal', { finished: '2026-02-28' });
      expect((await ada.configure({ time_zone: zone })).body).toEqual({ time_zone: zone, diary: 'private' });
      await ada.addPlay('half-life-2', { finished: instant });
      const counts = Object.fromEntries((await ada.year(2026)).days.map(({ date, count }) => [date, count]));
      expect(counts).toEqual(day === '2026-02-28' ? { [day]: 3 } : { '2026-02-28': 1, [day]: 2 });
      expect(datesOf(await ada.diary(`?month=${month}`)).filter((date) => date === instant)).toHaveLength(2);
    },
  );

  test('on the days when clocks change, instants have the offset of their time', async () => {
    const { ada } = await start();
    const instants = [
      ...['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
      ...['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
    ];
    for (const finished of instants) await ada.addPlay('portal', { finished });
    await ada.configure({ time_zone: 'Europe/Berlin' });
    expect((await ada.year(2026)).days).toEqual([
      { date: '2026-03-28', count: 1 },
      { date: '2026-03-29', count: 2 },
      { date: '2026-03-30', count: 1 },
      { date: '2026-10-24', count: 1 },
      { date: '2026-10-25', count: 2 },
      { date: '2026-10-26', count: 1 },
    ]);
    await ada.configure({ time_zone: 'UTC' });
    expect((await ada.year(2026)).days.map(({ date }) => date)).toEqual([
      ...['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'],
    ]);
  });

  test('settings are private and without a time zone at first, and an unknown time zone is rejected', async () => {
    const { ada } = await start();
    expect((await ada.own('GET', '/api/profile/history')).body).toEqual({
      time_zone: null,
      diary: 'private',
    });
    expect(await ada.configure({ time_zone: 'Mars/Olympus' })).toMatchObject({
      ...{ status: 400, body: { message: historyMessages.unknownTimeZone } },
    });
    expect((await ada.configure({ diary: 'public' })).body).toEqual({ time_zone: null, diary: 'public' });
    await ada.configure({ time_zone: 'Asia/Tokyo' });
    expect((await ada.own('GET', '/api/profile/history')).body).toEqual({
      ...{ time_zone: 'Asia/Tokyo', diary: 'public' },
    });
  });

  test('a change of the time zone moves all plays of several parts', async () => {
    const { ada, store } = await start();
    await ada.addPlay('portal', { finished: '2026-02-28' });
    const row = await store.db.selectFrom('plays').selectAll().executeTakeFirstOrThrow();
    const { sort_day: _, ...columns } = row as typeof row & { readonly sort_day: number };
    const rows = Array.from({ length: 2100 }, (__, index) => {
      const finished = `${new Date(Date.UTC(2026, 0, 1, 0, index * 97)).toISOString().slice(0, 19)}Z`;
      const dates = { started: null, finished };
      return { ...columns, ...dates, play_id: uuidv7(index), sort_at: sortAt(dates, null) };
    });
    for (let index = 0; index < rows.length; index += 100)
      await store.db
        .insertInto('plays')
        .values(rows.slice(index, index + 100))
        .execute();
    await ada.configure({ time_zone: 'America/New_York' });
    const moved = await store.db.selectFrom('plays').select(['started', 'finished', 'sort_at']).execute();
    expect(moved).toHaveLength(2101);
    for (const play of moved) expect(play.sort_at).toBe(sortAt(play, 'America/New_York'));
  });
});
