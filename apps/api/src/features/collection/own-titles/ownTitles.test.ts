import {
  type CollectionCounts,
  type CollectionTitlesPage,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { explain, queriesOf } from '../../../platform/db/queryPlans.ts';
import { playNumbersOf } from '../../../platform/titles/playNumbers.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { createPlayer, type Player } from '../../../testing/app/createPlayer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { planOf } from '../../../testing/database/planOf.ts';
import { mergeTitles, saveGames } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';

/** The slugs that a query of a user's games finds, and their number on all pages. */
async function find({ call }: Player, query: string) {
  const [status, { titles, total }] = await call<CollectionTitlesPage>(
    'GET',
    `/api/collection/titles?type=game&${query}`,
  );
  expect(status).toBe(200);
  return [titles.map(({ title }) => title.slug), total];
}

const count = async ({ call }: Player, query = '') =>
  (await call<CollectionCounts>('GET', `/api/collection/counts?type=game&${query}`))[1];

/** A user who tracks Portal, with another one who tracks the same title. */
async function startWithTitle(server: MediaServer) {
  const other = await createPlayer(server);
  await other.rate('dropped', 1);
  const player = await createPlayer(server);
  await player.rate('playing', 3);
  return player;
}

eachEngine((engine) => {
  const start = async () => {
    const store = await engine.freshStore();
    return { store, server: await createMediaServer(store) };
  };

  test('each query sees the ratings, details, plays, removals and restorations that were saved before it', async () => {
    const { server } = await start();
    const player = await startWithTitle(server);
    const portal = [['portal'], 1];
    const nothing = [[], 0];
    expect(await find(player, 'status=playing&sort=name')).toEqual(portal);

    await player.rate('completed', 4.5);
    expect(await find(player, 'status=playing')).toEqual(nothing);
    expect(await find(player, 'status=completed,dropped&rating_from=4.5')).toEqual(portal);
    expect(await find(player, 'favourite=1')).toEqual(nothing);
    await player.change({ is_favourite: true, tags: ['cosy'], is_private: true });
    expect(await find(player, 'favourite=1&tag=cosy')).toEqual(portal);
    expect(await find(player, 'undated=1')).toEqual(portal);
    const [, { play }] = await player.addPlay({ state: 'finished', finished: '2020', progress: 90 });
    expect(await find(player, 'undated=1')).toEqual(nothing);
    await player.updatePlay(play, { finished: null, progress: 95 });
    expect(await find(player, 'undated=1')).toEqual(portal);
    await player.removePlay(play);
    await player.removeTitle();
    expect([await find(player, ''), await find(player, 'sort=name')]).toEqual([nothing, nothing]);
    await player.restore();
    expect([await find(player, ''), await find(player, 'tag=cosy&sort=name')]).toEqual([portal, portal]);
    expect(await count(player)).toMatchObject({
      total: 1,
      favourite: 1,
      tags: [{ value: 'cosy', count: 1 }],
    });
  });

  test('an entry has what its owner has recorded about the title', async () => {
    const { server } = await start();
    const player = await startWithTitle(server);
    server.time.now += 1000;
    await player.rate('completed', 4);
    await player.change({ is_private: true, tags: ['puzzle', 'cosy'] });
    await player.addPlay({ state: 'finished', progress: 90, times: 2 });
    await player.addPlay({ state: 'paused', progress: 40 });
    for (const query of ['', '&sort=name']) {
      const [, { titles, next }] = await player.call<CollectionTitlesPage>(
        'GET',
        `/api/collection/titles?type=game${query}`,
      );
      expect([titles, next]).toEqual([
        [
          {
            media_type: 'game',
            title: expect.objectContaining({ slug: 'portal', user_status: 'completed', user_rating: 4 }),
            ...{ is_favourite: false, is_private: true, tags: ['cosy', 'puzzle'] },
            ...{ progress: 40, minutes: 220 },
            ...{ added_at: '2026-11-20T00:00:00.000Z', changed_at: '2026-11-20T00:00:01.000Z' },
          },
        ],
        null,
      ]);
    }
  });

  test('the minutes of a media type with another unit are not known', async () => {
    const { server } = await start();
    const viewer = await createPlayer(server, { type: 'anime', slug: 'frieren-beyond-journeys-end' });
    await viewer.addPlay({ state: 'ongoing', progress: 12 });
    const [, { titles }] = await viewer.call<CollectionTitlesPage>(
      'GET',
      '/api/collection/titles?type=anime&sort=progress',
    );
    expect(titles).toMatchObject([{ media_type: 'anime', progress: 12, minutes: null }]);
  });

  test('titles that the catalogue has got, renamed or merged since the last query are found', async () => {
    const { server, store } = await start();
    const player = await startWithTitle(server);
    expect(await find(player, 'q=portal&sort=name')).toEqual([['portal'], 1]);
    const [first = '', second = ''] = await saveGames(store, ['Moon Base'], ['Moon Bass']);
    for (const gameId of [first, second])
      await player.call('POST', '/api/userGames/ratings', {
        ...{ username: player.username, gameId, status: 'playing', rating: 0 },
      });
    expect(await find(player, 'q=moon&sort=name')).toEqual([['moon-base', 'moon-bass'], 2]);
    await mergeTitles(store, { targetId: first, mergedId: second, by: 'operator', now: server.time.now });
    expect(await find(player, 'q=moon&sort=name')).toEqual([['moon-base'], 1]);
  });

  test('pages read while titles change have every other title once', async () => {
    const { server, store } = await start();
    const player = await startWithTitle(server);
    const ids = await saveGames(
      store,
      ...['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'].map((name) => [name] as const),
    );
    for (const gameId of ids)
      await player.call('POST', '/api/userGames/ratings', {
        ...{ username: player.username, gameId, status: 'playing', rating: 0 },
      });
    const page = async (after?: string | null) =>
      (
        await player.call<CollectionTitlesPage>(
          'GET',
          `/api/collection/titles?type=game&sort=name&limit=2${after ? `&after=${after}` : ''}`,
        )
      )[1];
    const first = await page();
    const slugs = ({ titles }: CollectionTitlesPage) => titles.map(({ title }) => title.slug);
    expect(slugs(first)).toEqual(['ash', 'birch']);
    // The title at the end of the page leaves the collection.
    await player.call('DELETE', `/api/userGames/${player.userId}/games/birch`);
    const second = await page(first.next);
    expect([slugs(second), second.total]).toEqual([['cedar', 'elm'], 5]);
    expect(slugs(await page(second.next))).toEqual(['fir', 'portal']);
  });

  test('an invalid query is a 400', async () => {
    const { server } = await start();
    const as = await server.signUp();
    for (const call of ['titles', 'counts'])
      expect(await server.call('GET', `/api/collection/${call}?type=game&sort=colour`, { as })).toEqual([
        400,
        expect.objectContaining({ message: ownMessages.collectionViews.unknownSort }),
      ]);
  });

  test('values that no title has find nothing, and unknown parameters have no effect', async () => {
    const { server } = await start();
    const player = await startWithTitle(server);
    for (const query of ['genre=Cooking', 'tag=x', 'q=zzzzzzz', 'year=1800', 'undated=1&status=planned'])
      expect(await find(player, query), query).toEqual([[], 0]);
    expect(await find(player, 'colour=red&genre=&status=')).toEqual([['portal'], 1]);
  });

  test('reads only the rows of chosen titles', async () => {
    const { store } = await start();
    const owner = { userId: '01a1f640-bc00-77ab-bd94-3cf7fc3ea1f8', seesAdultTitles: false };
    const queries = await queriesOf(store, async ({ db }) => {
      const { ownTitles, collectedTitles } = repositoriesOn(db);
      await ownTitles.byIds(owner, 'game', [owner.userId]);
      await collectedTitles.titlesOf(owner.userId, 'game', [owner.userId]);
    });
    expect(queries).toHaveLength(6);
    const plans = await Promise.all(queries.map((query) => explain(store, query)));
    // PostgreSQL reads an empty table by any index.
    if (engine.name === 'sqlite')
      for (const line of plans.flatMap((plan) => plan.split('\n'))) expect(line).toContain('title_id=?');
  });

  test('reads the default order and the numbers of plays by indexes', async () => {
    const { store } = await start();
    const owner = { userId: '01a1f640-bc00-77ab-bd94-3cf7fc3ea1f8', seesAdultTitles: false };
    const after = { changedAt: 1, titleId: owner.userId };
    const newest = await planOf(store, (db) => repositoriesOn(db).ownTitles.newest(owner, 'game', 50, after));
    expect(newest).toMatch(/tracked_items_by_change/);
    expect(newest).not.toMatch(/TEMP B-TREE|Sort/);
    const plan = await planOf(store, (db) => playNumbersOf(db, owner.userId, 'game'));
    // PostgreSQL reads an empty table by any index.
    if (engine.name === 'sqlite') expect(plan).toMatch(/COVERING INDEX plays_of_collection/);
  });
});
