import {
  type List,
  listMessages,
  ownLimits,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { createCurator, slugsOf } from '../../testing/app/createCurator.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { foundTitle, installBuiltInTitles, saveFound } from '../../testing/database/titles.ts';

const games = ['portal', 'half-life-2', 'the-witcher-3-wild-hunt', 'portal-2', 'elden-ring'] as const;

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    await installBuiltInTitles(store);
    const server = await createTestApp(engine, { RATE_LIMITS: 'off' }, { store });
    const ada = await createCurator(server, 'Ada');
    const order = async (list: List) => slugsOf(await ada.page(list));
    return { ...server, store, ada, order };
  }

  test('adds titles of any media type at the end, each once', async () => {
    const { ada, time } = await start();
    const list = await ada.create({}, ['portal']);
    expect(await ada.add(list, 'half-life-2', 'Gordon.')).toMatchObject({
      status: 200,
      body: { rank: 2, note: 'Gordon.', added_at: new Date(time.now).toISOString() },
    });
    expect((await ada.add(list, 'steins-gate', '', 'anime')).body).toMatchObject({ rank: 3, note: null });
    expect(await ada.add(list, 'portal')).toMatchObject({
      status: 409,
      body: { message: listMessages.contained },
    });
    const page = await ada.page(list);
    expect(page).toMatchObject({
      count: 3,
      entries: [
        { rank: 1, media_type: 'game', title: { name: 'Portal' }, note: null },
        { rank: 2, media_type: 'game', title: { slug: 'half-life-2' }, note: 'Gordon.' },
        { rank: 3, media_type: 'anime', title: { slug: 'steins-gate' }, note: null },
      ],
    });
    const [first] = page.entries;
    expect(
      (
        await ada.own('POST', `/api/lists/${list.slug}/entries`, {
          media_type: 'game',
          title_id: first?.title.id,
        })
      ).status,
    ).toBe(409);
  });

  test('rejects unknown titles, invalid fields and one title more than the maximum', async () => {
    const { ada, store } = await start();
    const list = await ada.create({}, ['portal']);
    const [entry] = (await ada.page(list)).entries;
    expect(await ada.add(list, 'no-such-game')).toMatchObject({
      status: 404,
      body: { message: ownMessages.title.unknownTitle },
    });
    const longNote = 'x'.repeat(ownLimits.listNote + 1);
    for (const response of [
      await ada.add(list, 'half-life-2', longNote),
      await ada.changeEntry(list, entry?.id, { note: longNote }),
    ])
      expect(response).toMatchObject({ status: 400, body: { message: listMessages.longNote } });
    const path = `/api/lists/${list.id}/entries`;
    const invalid = [
      { media_type: 'podcast', title_id: 'portal' },
      { media_type: 'game' },
      { media_type: 'game', title_id: 'x'.repeat(ownLimits.slug + 1) },
      { media_type: 'game', title_id: 'half-life-2', rank: 1 },
    ];
    for (const body of invalid) expect((await ada.own('POST', path, body)).status).toBe(400);
    expect((await ada.changeEntry(list, entry?.id, { position: 1 })).status).toBe(400);
    expect((await ada.page(list, '?after=1')).entries).toBeUndefined();

    const count = serverLimits.listEntries - 2;
    const found = Array.from({ length: count }, (_, index) =>
      foundTitle({ sourceId: `${index}`, names: [`Filler ${index}`] }),
    );
    const titleIds = await saveFound(store, ...found);
    for (let from = 0; from < count; from += 1000)
      await store.db
        .insertInto('list_entries')
        .values(
          titleIds.slice(from, from + 1000).map((title_id, index) => ({
            ...{ list_id: list.id, title_id, user_id: ada.userId, media_type: 'game' as const },
            ...{ entry_id: uuidv7(from + index), position: from + index, note: null },
            ...{ added_at: 1, updated_at: 1 },
          })),
        )
        .execute();
    expect((await ada.add(list, 'half-life-2')).body.rank).toBe(serverLimits.listEntries);
    expect(await ada.add(list, 'elden-ring')).toMatchObject({
      status: 409,
      body: { message: listMessages.tooManyEntries },
    });
  });

  test('moves an entry after another one or to the first place, changes notes and removes entries', async () => {
    const { ada, order } = await start();
    const list = await ada.create({}, games.slice(0, 4));
    const { entries } = await ada.page(list);
    const [portal, halfLife, witcher, portal2] = entries.map(({ id }) => id);
    expect((await ada.changeEntry(list, portal2, { after: null })).body).toMatchObject({ rank: 1 });
    expect(await order(list)).toEqual(['portal-2', 'portal', 'half-life-2', 'the-witcher-3-wild-hunt']);
    expect((await ada.changeEntry(list, portal, { after: witcher, note: 'Cake.' })).body).toEqual({
      ...{ id: portal, rank: 4, note: 'Cake.', added_at: entries[0]?.added_at },
    });
    expect(await order(list)).toEqual(['portal-2', 'half-life-2', 'the-witcher-3-wild-hunt', 'portal']);
    expect((await ada.changeEntry(list, halfLife, { after: halfLife })).body).toMatchObject({ rank: 2 });
    expect((await ada.changeEntry(list, portal, { note: '' })).body).toMatchObject({ rank: 4, note: null });
    for (const entryId of [halfLife, halfLife, 'not-an-id'])
      expect((await ada.removeEntry(list, entryId)).status).toBe(200);
    expect(await ada.page(list)).toMatchObject({
      count: 3,
      entries: [{ rank: 1 }, { rank: 2 }, { rank: 3 }],
    });
    for (const [entryId, change, message] of [
      [halfLife, { note: 'x' }, listMessages.unknownEntry],
      ['not-an-id', { note: 'x' }, listMessages.unknownEntry],
      [portal, { after: halfLife }, listMessages.unknownPosition],
      [portal, { after: 'not-an-id' }, listMessages.unknownPosition],
    ] as const)
      expect(await ada.changeEntry(list, entryId, change)).toMatchObject({ status: 404, body: { message } });
    expect(await order(list)).toEqual(['portal-2', 'the-witcher-3-wild-hunt', 'portal']);
  });

  test('moves to the same place renew the positions when none is free, and pages continue after their last entry', async () => {
    const { ada, order, store } = await start();
    const list = await ada.create({}, games);
    const { entries } = await ada.page(list);
    const first = await ada.page(list, '?limit=2');
    const positions = async () =>
      (await store.db.selectFrom('list_entries').select('position').orderBy('position').execute()).map(
        ({ position }) => position,
      );
    const [lowest] = await positions();
    const moved = entries.slice(3).map(({ id }) => id);
    for (let move = 0; move < 50; move++)
      expect((await ada.changeEntry(list, moved[move % 2], { after: entries[1]?.id })).status).toBe(200);
    expect(new Set(await positions()).size).toBe(games.length);
    expect((await positions())[0]).toBe(lowest);
    const expected = [games[0], games[1], games[4], games[3], games[2]];
    expect(await order(list)).toEqual(expected);
    expect(slugsOf(await ada.page(list, `?limit=2&after=${first.next}`))).toEqual(expected.slice(2, 4));
    for (let move = 0; move < 50; move++)
      expect((await ada.changeEntry(list, entries[move % 3]?.id, { after: null })).status).toBe(200);
    expect(await order(list)).toEqual([games[1], games[0], games[2], games[4], games[3]]);
  });

  test('two devices that move, add and remove entries at once leave each title once, in the same order for both', async () => {
    const { ada, order } = await start();
    const list = await ada.create({}, games.slice(0, 4));
    const ids = (await ada.page(list)).entries.map(({ id }) => id);
    const moves = Array.from(
      { length: 24 },
      (_, index) => [ids[index % 4], ids[(index * 3 + 1) % 4]] as const,
    );
    const responses = await Promise.all([
      ...moves.map(([entryId, after]) => ada.changeEntry(list, entryId, { after })),
      ...[1, 2, 3].map(() => ada.add(list, 'elden-ring')),
    ]);
    expect(responses.slice(0, moves.length).map(({ status }) => status)).toEqual(moves.map(() => 200));
    expect(
      responses
        .slice(moves.length)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409, 409]);
    const after = await order(list);
    expect([...after].sort()).toEqual([...games].sort());
    expect(await order(list)).toEqual(after);
    const removed = await Promise.all([
      ada.removeEntry(list, ids[0]),
      ada.changeEntry(list, ids[1], { after: ids[0] ?? '' }),
      ada.removeEntry(list, ids[0]),
    ]);
    expect([removed[0].status, removed[2].status]).toEqual([200, 200]);
    expect([200, 404]).toContain(removed[1].status);
    expect(await order(list)).not.toContain('portal');
  });

  test('a page has the entries after the cursor with their places, also if the entry of the cursor was removed', async () => {
    const { ada } = await start();
    const list = await ada.create({ is_ranked: true }, games);
    const first = await ada.page(list, '?limit=2');
    expect([slugsOf(first), first.count]).toEqual([games.slice(0, 2), 5]);
    const second = await ada.page(list, `?limit=2&after=${first.next}`);
    expect(second.entries.map(({ rank }) => rank)).toEqual([3, 4]);
    await ada.removeEntry(list, first.entries[1]?.id);
    const again = await ada.page(list, `?limit=3&after=${first.next}`);
    expect([slugsOf(again), again.next]).toEqual([games.slice(2), null]);
    expect(again.entries.map(({ rank }) => rank)).toEqual([2, 3, 4]);
  });
});
