import { historyMessages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { everyTitle } from '../../../platform/titles/visibleTitles.ts';
import { datesOf, startWithDiarist } from '../../../testing/app/createDiarist.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { planOf } from '../../../testing/database/planOf.ts';
import { repositoriesOn } from '../../repositories.ts';

eachEngine((engine) => {
  const start = () => startWithDiarist(engine);

  test('lists plays by their end or else their start, the newest first and those without a date last', async () => {
    const { ada } = await start();
    const dates = [
      '2024-02-29',
      '2023',
      '2024-03',
      null,
      '2024-03-05',
      '2024-02-29T23:59:59Z',
      null,
      '1969-07-20',
    ];
    for (const finished of dates) await ada.addPlay('portal', { finished });
    await ada.addPlay('half-life-2', { state: 'ongoing', started: '2024-03-06', note: 'So far so good.' });
    const page = await ada.diary();
    expect(datesOf(page)).toEqual([
      ...['2024-03-06', '2024-03-05', '2024-03', '2024-02-29T23:59:59Z', '2024-02-29', '2023', '1969-07-20'],
      ...[null, null],
    ]);
    expect(page).toMatchObject({ username: 'Ada', next: null });
    expect(page.entries[0]).toMatchObject({
      ...{ media_type: 'game', title: { slug: 'half-life-2' }, status: 'playing' },
      play: { state: 'ongoing', note: 'So far so good.', is_private: false, episodes: 0 },
    });

    const pages: string[] = [];
    for (let next: string | null | undefined = ''; next !== null && next !== undefined; ) {
      const part = await ada.diary(`?limit=2${next && `&after=${next}`}`);
      expect(part.entries.length).toBeLessThanOrEqual(2);
      pages.push(...part.entries.map(({ play }) => play.id));
      next = part.next;
    }
    expect(pages).toEqual(page.entries.map(({ play }) => play.id));
  });

  test('a month has the plays whose month is known, and no play of the months beside it', async () => {
    const { ada } = await start();
    const dates = [
      '2024-01-31',
      '2024-02',
      '2024-02-02',
      '2024-02-29T23:59:59Z',
      '2024-03-01',
      '2024',
      '2023-12-31',
    ];
    for (const finished of [...dates, null]) await ada.addPlay('portal', { finished });
    expect(datesOf(await ada.diary('?month=2024-02'))).toEqual([
      '2024-02-29T23:59:59Z',
      '2024-02-02',
      '2024-02',
    ]);
    expect(datesOf(await ada.diary('?month=2024-01'))).toEqual(['2024-01-31']);
    expect(datesOf(await ada.diary('?month=2023-12'))).toEqual(['2023-12-31']);
    expect(datesOf(await ada.diary('?month=undated'))).toEqual([null]);
    expect(datesOf(await ada.diary('?month=2023-02'))).toEqual([]);
    expect(datesOf(await ada.diary('?type=movie'))).toEqual([]);
    expect((await ada.diary('?type=game')).entries).toHaveLength(8);
  });

  test.each([
    ['month=2024', historyMessages.invalidMonth],
    ['month=2024-13', historyMessages.invalidMonth],
    ['type=boat', ownMessages.request.invalidField('type')],
    ['after=1', historyMessages.invalidCursor],
    ['limit=101', ownMessages.collection.invalidLimit(100)],
  ])('rejects the query %s', async (query, message) => {
    const { ada } = await start();
    expect(await ada.own('GET', `/api/diary?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  test('a private diary is a 404 like an unknown user, a public one has no notes, statuses and private plays', async () => {
    const { ada, call } = await start();
    await ada.addPlay('portal', { finished: '2024-02-01', note: 'Mine.', rating: 4 });
    await ada.addPlay('portal', { finished: '2024-02-02', is_private: true });
    await ada.addPlay('half-life-2', { finished: '2024-02-03' });
    await ada.own('PATCH', '/api/history/game/half-life-2', { is_private: true });
    for (const path of ['', '/years/2024'])
      for (const name of ['Ada', 'nobody7'])
        expect(await call('GET', `/api/collections/${name}/diary${path}`)).toMatchObject({
          ...{ status: 404, body: { message: historyMessages.diaryPrivate } },
        });

    expect((await ada.configure({ diary: 'public' })).body).toEqual({ time_zone: null, diary: 'public' });
    const response = await call('GET', '/api/collections/ada/diary');
    expect(response.body.entries).toEqual([
      {
        ...{ media_type: 'game', title: expect.objectContaining({ slug: 'portal' }), status: null },
        play: expect.objectContaining({ finished: '2024-02-01', note: null, rating: 4, is_private: false }),
      },
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await call('GET', '/api/collections/ada/diary/years/2024')).body).toMatchObject({
      ...{ total: 1, days: [{ date: '2024-02-01', count: 1 }] },
    });
    expect((await ada.diary()).entries).toHaveLength(3);
    expect((await ada.year(2024)).total).toBe(3);
    await ada.configure({ diary: 'private' });
    expect((await call('GET', '/api/collections/ada/diary')).status).toBe(404);
  });

  test('a public diary has the day of an instant in the time zone of its owner, and not its time', async () => {
    const { ada, call } = await start();
    await ada.configure({ diary: 'public', time_zone: 'Europe/Berlin' });
    await ada.addPlay('portal', { started: '2024-01', finished: '2024-01-31T23:30:00Z' });
    const { entries } = (await call('GET', '/api/collections/ada/diary?month=2024-02')).body;
    expect(entries).toMatchObject([{ play: { started: '2024-01', finished: '2024-02-01' } }]);
    expect((await ada.diary()).entries).toMatchObject([{ play: { finished: '2024-01-31T23:30:00Z' } }]);
  });

  test('plays of an adult title are in a diary only for users who see such titles', async () => {
    const { ada, call, store } = await start();
    await ada.addPlay('portal', { finished: '2024-02-01' });
    await ada.addPlay('half-life-2', { finished: '2024-02-02' });
    await ada.configure({ diary: 'public' });
    await store.db.updateTable('titles').set({ is_adult: 1 }).where('slug', '=', 'portal').execute();
    const slugs = async (token?: string) =>
      (await call('GET', '/api/collections/Ada/diary', { token })).body.entries.map(
        ({ title }: { title: { slug: string } }) => title.slug,
      );
    expect(await slugs()).toEqual(['half-life-2']);
    expect((await ada.diary()).entries).toHaveLength(1);
    expect((await ada.year(2024)).total).toBe(1);
    const reader = { userId: ada.userId, viewer: everyTitle, isPublic: true };
    expect(await repositoriesOn(store.db).diary.dated(reader, {}, 5)).toHaveLength(2);
  });

  test('plays of a removed title are not in the diary until the title is tracked again', async () => {
    const { ada } = await start();
    await ada.addPlay('portal', { finished: '2024-02-01' });
    await ada.addPlay('portal', {});
    await ada.removeTitle('portal');
    expect((await ada.diary()).entries).toEqual([]);
    expect(await ada.year(2024)).toMatchObject({
      total: 0,
      undated: 0,
      first_year: null,
      days: [],
      months: [],
    });
    await ada.own('POST', '/api/history/game/portal/restore');
    expect((await ada.diary()).entries).toHaveLength(2);
    expect(await ada.year(2024)).toMatchObject({ total: 1, undated: 1, first_year: 2024 });
  });

  test('a page reads the plays in the order of an index', async () => {
    const { store, ada } = await start();
    const reader = { userId: ada.userId, viewer: { seesAdultTitles: false }, isPublic: true };
    const after = { sortAt: 1, playId: ada.userId };
    for (const type of [undefined, 'movie'] as const) {
      const plan = await planOf(store, (db) => repositoriesOn(db).diary.dated(reader, { type }, 51, after));
      expect(plan).not.toMatch(/\bSCAN plays|USE TEMP B-TREE/);
      if (store.engine === 'sqlite') expect(plan).toMatch(type ? 'plays_by_type' : 'plays_by_date');
    }
  });

  test('a page reads only its own ones of the tracked titles', async () => {
    const { store, ada } = await start();
    const reader = { userId: ada.userId, viewer: { seesAdultTitles: false }, isPublic: false };
    const plays = [{ media_type: 'game', title_id: ada.userId }] as const;
    const plan = await planOf(store, (db) => repositoriesOn(db).diary.titlesOf(reader, plays));
    // PostgreSQL reads an empty table by any index.
    if (store.engine === 'sqlite')
      expect(plan).toMatch('tracked_items USING PRIMARY KEY (user_id=? AND media_type=? AND title_id=?)');
  });
});
