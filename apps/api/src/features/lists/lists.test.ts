import { listMessages, ownLimits, ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { createCurator, slugsOf } from '../../testing/app/createCurator.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    await installBuiltInTitles(store);
    const server = await createTestApp(engine, { RATE_LIMITS: 'off' }, { store });
    return { ...server, store, ada: await createCurator(server, 'Ada') };
  }

  test('creates a private list, changes its fields and deletes it', async () => {
    const { ada, time } = await start();
    const list = await ada.create({ name: '  Straße der Könige ' });
    expect(list).toEqual({
      ...{ id: list.id, slug: 'strasse-der-konige', name: 'Straße der Könige', description: '', count: 0 },
      ...{ visibility: 'private', is_ranked: false, created_at: new Date(time.now).toISOString() },
      updated_at: list.created_at,
    });
    time.now += 5000;
    const change = { name: 'Kings', description: 'Two\nlines', visibility: 'public', is_ranked: true };
    expect(await ada.change(list, change)).toMatchObject({
      status: 200,
      body: { ...list, ...change, updated_at: new Date(time.now).toISOString() },
    });
    expect((await ada.change(list, { is_ranked: false })).body).toMatchObject({
      ...change,
      is_ranked: false,
    });
    expect((await ada.own('GET', `/api/lists/${list.slug}`)).body).toMatchObject({
      ...{ id: list.id, name: 'Kings', username: 'Ada', entries: [], next: null },
    });
    expect((await ada.remove(list)).status).toBe(200);
    expect((await ada.remove(list)).status).toBe(200);
    expect(await ada.own('GET', `/api/lists/${list.id}`)).toMatchObject({
      status: 404,
      body: { message: listMessages.unknownList },
    });
    expect((await ada.lists()).body).toEqual({ lists: [] });
  });

  test('lists of the same name, or of a name without Latin letters, have slugs of their own', async () => {
    const { ada } = await start();
    const names = ['Best of', 'best of!', '積みゲー', '積みゲー', '018f0000-0000-7000-8000-000000000000'];
    const slugs: string[] = [];
    for (const name of names) slugs.push((await ada.create({ name })).slug);
    expect(slugs).toEqual([
      ...['best-of', 'best-of-2', 'list', 'list-2'],
      '018f0000-0000-7000-8000-000000000000-2',
    ]);
    expect((await ada.create({ name: 'word '.repeat(20) })).slug).toBe(`${'word-'.repeat(12).slice(0, -1)}`);
  });

  test('lists with their first titles, the last changed first', async () => {
    const { ada, time } = await start();
    const games = ['portal', 'half-life-2', 'the-witcher-3-wild-hunt', 'portal-2', 'elden-ring'];
    const old = await ada.create({ name: 'Old' }, games);
    time.now += 1000;
    const empty = await ada.create({ name: 'Empty' });
    time.now += 1000;
    expect((await ada.lists()).body.lists.map(({ name }: { name: string }) => name)).toEqual([
      'Empty',
      'Old',
    ]);
    await ada.changeEntry(old, (await ada.page(old)).entries[4]?.id, { after: null });
    const { lists } = (await ada.lists()).body;
    expect(lists).toMatchObject([
      { id: old.id, count: 5, entry_id: null },
      { id: empty.id, count: 0, titles: [], entry_id: null },
    ]);
    expect(slugsOf({ entries: lists[0].titles })).toEqual(['elden-ring', ...games.slice(0, 3)]);
  });

  test('lists have the entry of a requested title', async () => {
    const { ada, time } = await start();
    const one = await ada.create({ name: 'One' }, ['portal', 'half-life-2']);
    time.now += 1000;
    const other = await ada.create({ name: 'Other' }, ['half-life-2']);
    const [entry] = (await ada.page(one)).entries;
    const response = await ada.lists('?media_type=game&title_id=portal');
    expect(response.body.lists).toMatchObject([
      { id: other.id, entry_id: null, titles: [] },
      { id: one.id, entry_id: entry?.id, titles: [] },
    ]);
    const messages: readonly (readonly [query: string, status: number, message: string])[] = [
      ['?media_type=game&title_id=no-such-game', 404, ownMessages.title.unknownTitle],
      ['?media_type=podcast&title_id=portal', 400, listMessages.unknownMediaType],
      ['?media_type=game', 400, listMessages.titleWithoutType],
      ['?title_id=portal', 400, listMessages.titleWithoutType],
    ];
    for (const [query, status, message] of messages)
      expect(await ada.lists(query)).toMatchObject({ status, body: { message } });
  });

  test('rejects invalid fields and one more list than the maximum', async () => {
    const { ada, store } = await start();
    const list = await ada.create();
    const errors: readonly (readonly [fields: object, message: string | undefined])[] = [
      [{ name: '   ' }, listMessages.missingName],
      [{ name: null }, listMessages.missingName],
      [{ name: 'x'.repeat(ownLimits.listName + 1) }, listMessages.longName],
      [{ description: 'x'.repeat(ownLimits.listDescription + 1) }, listMessages.longDescription],
      [{ visibility: 'friends' }, listMessages.unknownVisibility],
      [{ is_ranked: 1 }, undefined],
      [{ slug: 'mine' }, undefined],
      [{ user_id: uuidv7(1) }, undefined],
    ];
    for (const [fields, message] of errors)
      for (const response of [
        await ada.change(list, fields),
        await ada.own('POST', '/api/lists', { name: 'List', ...fields }),
      ]) {
        expect(response.status).toBe(400);
        if (message) expect(response.body.message).toBe(message);
      }
    expect((await ada.own('POST', '/api/lists', {})).body.message).toBe(listMessages.missingName);
    expect((await ada.lists()).body.lists).toHaveLength(1);

    const others = Array.from({ length: serverLimits.lists - 2 }, (_, index) => ({
      ...{ list_id: uuidv7(index), user_id: ada.userId, slug: `l-${index}`, name: 'List', description: '' },
      ...{ is_public: 0, is_ranked: 0, created_at: 1, updated_at: 1 },
    }));
    await store.db.insertInto('lists').values(others).execute();
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => ada.own('POST', '/api/lists', { name: 'Last' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await ada.lists()).body.lists).toHaveLength(serverLimits.lists);
    expect((await ada.own('POST', '/api/lists', { name: 'One more' })).body.message).toBe(
      listMessages.tooManyLists,
    );
  });

  test('another user can neither read nor change a list, public or not', async () => {
    const { ada, ...server } = await start();
    const list = await ada.create({ visibility: 'public' }, ['portal']);
    const [entry] = (await ada.page(list)).entries;
    const eve = await createCurator(server, 'Eve');
    const responses = [
      await eve.own('GET', `/api/lists/${list.id}`),
      await eve.own('GET', `/api/lists/${list.slug}`),
      await eve.change(list, { name: 'Mine' }),
      await eve.add(list, 'half-life-2'),
      await eve.changeEntry(list, entry?.id, { note: 'Mine' }),
      await eve.removeEntry(list, entry?.id),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: { message: listMessages.unknownList } });
    expect((await eve.remove(list)).status).toBe(200);
    expect(await ada.page(list)).toMatchObject({ name: 'Favourites', entries: [{ note: null }] });
  });

  test('the lists of a deleted account are deleted with their entries', async () => {
    const { ada, store } = await start();
    await ada.create({}, ['portal', 'half-life-2']);
    await store.db.deleteFrom('users').where('user_id', '=', ada.userId).execute();
    for (const table of ['lists', 'list_entries'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
