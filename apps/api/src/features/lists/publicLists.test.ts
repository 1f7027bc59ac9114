import { listMessages, mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createCurator, slugsOf } from '../../testing/app/createCurator.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { planOf } from '../../testing/database/planOf.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';
import { repositoriesOn } from '../repositories.ts';

const path = '/api/collections/ada/lists';
const games = ['portal', 'half-life-2', 'portal-2'] as const;

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    await installBuiltInTitles(store);
    const server = await createTestApp(engine, { RATE_LIMITS: 'off' }, { store });
    return { ...server, store, ada: await createCurator(server, 'Ada') };
  }

  test('anyone can read a public list by the username and its slug, with notes and places', async () => {
    const { ada, call } = await start();
    const list = await ada.create({ name: 'Best of', visibility: 'public', is_ranked: true }, ['portal']);
    await ada.add(list, 'half-life-2', 'Gordon.');
    const response = await call('GET', `${path.replace('ada', 'ADA')}/best-of`);
    expect(response).toMatchObject({
      status: 200,
      body: {
        ...{ username: 'Ada', name: 'Best of', visibility: 'public', is_ranked: true, count: 2, next: null },
        entries: [
          { rank: 1, note: null, title: { slug: 'portal' } },
          { rank: 2, note: 'Gordon.', title: { slug: 'half-life-2' } },
        ],
      },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const page = await call('GET', `${path}/best-of?limit=1`);
    const last = await call('GET', `${path}/best-of?limit=1&after=${page.body.next}`);
    expect(last.body).toMatchObject({ count: 2, next: null, entries: [{ rank: 2 }] });
  });

  test('a private list, an unknown list and an unknown user have the same response', async () => {
    const { ada, call } = await start();
    const list = await ada.create({ name: 'Mine' }, ['portal']);
    const missing = { status: 404, body: { message: listMessages.notPublic } };
    for (const url of [
      `${path}/mine`,
      `${path}/${list.id}`,
      `${path}/none`,
      '/api/collections/eve/lists/mine',
    ])
      expect(await call('GET', url)).toMatchObject(missing);
    const none = { status: 404, body: { message: listMessages.noPublicLists } };
    for (const url of [path, '/api/collections/eve/lists', '/api/collections/%20/lists'])
      expect(await call('GET', url)).toMatchObject(none);
    await ada.change(list, { visibility: 'public' });
    expect((await call('GET', `${path}/mine`)).status).toBe(200);
    await ada.change(list, { visibility: 'private' });
    expect(await call('GET', `${path}/mine`)).toMatchObject(missing);
    for (const query of ['?after=x', '?limit=0', '?limit=101'])
      for (const url of [path, `${path}/mine`]) expect((await call('GET', url + query)).status).toBe(400);
  });

  test('the public lists of a user are listed in pages, the last changed first, with their first titles', async () => {
    const { ada, call, time } = await start();
    for (const name of ['One', 'Two', 'Three', 'Private']) {
      time.now += 1000;
      await ada.create({ name, visibility: name === 'Private' ? 'private' : 'public' }, games);
    }
    const { body } = await call('GET', path);
    expect(body).toMatchObject({ username: 'Ada', next: null });
    expect(body.lists.map(({ name }: { name: string }) => name)).toEqual(['Three', 'Two', 'One']);
    for (const list of body.lists) {
      expect(list.count).toBe(3);
      expect(slugsOf({ entries: list.titles })).toEqual(games);
    }
    const first = await call('GET', `${path}?limit=2`);
    const second = await call('GET', `${path}?limit=2&after=${first.body.next}`);
    expect([first, second].flatMap(({ body }) => body.lists)).toEqual(body.lists);
    expect(second.body.next).toBeNull();
  });

  test('titles that the owner has marked private are in no public response, also after their removal from the collection', async () => {
    const { ada, call } = await start();
    const { rateTitle, removeTitle } = mediaTypes.game;
    const rating = { username: 'Ada', gameId: 'half-life-2', status: 'planned', rating: 0 };
    expect((await ada.own('POST', rateTitle.path, rating)).status).toBe(200);
    const setPrivate = (is_private: boolean) =>
      ada.own('PATCH', '/api/history/game/half-life-2', { is_private });
    await setPrivate(true);
    const list = await ada.create({ visibility: 'public' }, games);
    const shown = async () => {
      const { body } = await call('GET', `${path}/${list.slug}`);
      const { body: lists } = await call('GET', path);
      expect(body.entries.map(({ rank }: { rank: number }) => rank)).toEqual(
        slugsOf(body).map((_, index) => index + 1),
      );
      expect([body.count, lists.lists[0].count]).toEqual([body.entries.length, body.entries.length]);
      expect(slugsOf({ entries: lists.lists[0].titles })).toEqual(slugsOf(body));
      return slugsOf(body);
    };
    expect(await shown()).toEqual(['portal', 'portal-2']);
    expect(slugsOf(await ada.page(list))).toEqual(games);
    const removal = removeTitle.path.replace(':userId', ada.userId).replace(':titleId', 'half-life-2');
    expect((await ada.own('DELETE', removal)).status).toBe(200);
    expect(await shown()).toEqual(['portal', 'portal-2']);
    expect((await ada.own('POST', '/api/history/game/half-life-2/restore')).status).toBe(200);
    await setPrivate(false);
    expect(await shown()).toEqual(games);
  });

  test('a page reads the entries in the order of an index', async () => {
    const { store, ada } = await start();
    const list = await ada.create({ visibility: 'public' }, games);
    const after = { position: 1, entryId: list.id };
    for (const isPublic of [true, false]) {
      const reader = { userId: ada.userId, viewer: { seesAdultTitles: false }, isPublic };
      const plan = await planOf(store, (db) =>
        repositoriesOn(db).listEntries.page(reader, list.id, 51, after),
      );
      expect(plan).not.toMatch(/\bSCAN list_entries|USE TEMP B-TREE/);
      if (store.engine === 'sqlite') expect(plan).toContain('list_entries_by_position');
    }
  });
});
