import { mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';
import { repositoriesOn } from '../repositories.ts';

const { listTrackedTitles, rateTitle } = mediaTypes.game;

eachEngine((engine) => {
  /** A server with the public collection of Ada: two completed games, and a function that makes one private. */
  async function start() {
    const store = await engine.freshStore();
    await installBuiltInTitles(store);
    const { app, call, member } = await createTestApp(engine, {}, { store });
    const { token } = await member('Ada');
    for (const gameId of ['portal', 'half-life-2']) {
      const body = { username: 'Ada', gameId, rating: 4, status: 'completed' };
      await call('POST', rateTitle.path, { token, body });
    }
    await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
    const { user_id: userId } = await store.db
      .selectFrom('users')
      .select('user_id')
      .executeTakeFirstOrThrow();
    const { titles, collection } = repositoriesOn(store.db);
    const titleId = (await titles.findId(visitor, 'game', 'portal')) ?? '';
    return {
      ...{ app, call, token, userId },
      setPrivate: (isPrivate: boolean) => collection.setPrivate(userId, 'game', titleId, isPrivate),
    };
  }

  test('a private title is in no public response, and is in them again when it is not private any more', async () => {
    const { app, call, setPrivate } = await start();
    const read = async () => {
      const texts = ['/feeds/Ada.atom', '/feeds/Ada/game.json', '/cards/Ada.svg'].map(async (path) =>
        (await app.request(path)).text(),
      );
      return {
        page: (await call('GET', '/api/collections/Ada/games')).body,
        ofStatus: (await call('GET', '/api/collections/Ada/games?status=completed')).body,
        statistics: (await call('GET', '/api/collections/Ada/statistics')).body.statistics[0],
        rating: (await call('GET', '/api/games/portal/rating')).body,
        texts: await Promise.all(texts),
      };
    };
    const everything = await read();
    expect(everything).toMatchObject({
      ...{ page: { total: 2 }, ofStatus: { total: 2 }, statistics: { total: 2, rated: 2 } },
      rating: { count: 1 },
    });
    for (const text of everything.texts) expect(text).toMatch(/Portal|2 games/);

    await setPrivate(true);
    const visible = await read();
    for (const list of [visible.page, visible.ofStatus]) {
      expect(list.total).toBe(1);
      expect(list.items.map(({ slug }: { slug: string }) => slug)).toEqual(['half-life-2']);
    }
    expect(visible.statistics).toMatchObject({ total: 1, finished: 1, rated: 1 });
    expect(visible.rating).toEqual({ average: null, count: 0, distribution: null });
    for (const text of visible.texts) expect(text).not.toMatch(/Portal|portal|2 games/);

    await setPrivate(false);
    expect(await read()).toEqual(everything);
  });

  test('a private title stays in the collection of its user, and its rating can be changed and removed', async () => {
    const { call, token, userId, setPrivate } = await start();
    await setPrivate(true);
    const slugs = async () =>
      (await call('GET', listTrackedTitles.path.replace(':userId', userId), { token })).body.map(
        ({ slug }: { slug: string }) => slug,
      );
    // Both were changed at the same time.
    expect((await slugs()).sort()).toEqual(['half-life-2', 'portal']);
    const ratings = async () => (await call('GET', '/api/games/portal/rating')).body.count;
    const body = { username: 'Ada', gameId: 'portal', rating: 2, status: 'completed' };
    await call('POST', rateTitle.path, { token, body });
    expect(await ratings()).toBe(0);
    await call(
      'DELETE',
      mediaTypes.game.removeTitle.path.replace(':userId', userId).replace(':titleId', 'portal'),
      { token },
    );
    expect(await slugs()).toEqual(['half-life-2']);
    expect(await ratings()).toBe(0);
  });
});
