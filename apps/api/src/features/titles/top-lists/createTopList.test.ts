import { expect, it } from 'vitest';
import { mediaServer } from '../../../testing/app/mediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createTitlesRepository } from '../createTitlesRepository.ts';
import { createTopListsRepository } from './createTopListsRepository.ts';

eachEngine((engine) => {
  it('is made again within 30 s of a change that another copy of the server made', async () => {
    const store = await engine.freshStore();
    const server = await mediaServer(store);
    const best = async () => {
      const [, list] = await server.call<{ game: { slug: string } }[]>('GET', '/api/games/top');
      return list[0]?.game.slug;
    };
    const before = await best();
    const titles = createTitlesRepository(store.db);
    const first = await titles.findId('game', before ?? '');
    await titles.unrank([first ?? '']);
    await createTopListsRepository(store.db).renew('game', 'another');
    server.time.now += 29_999;
    expect(await best()).toBe(before);
    server.time.now += 1;
    expect(await best()).toBe('the-witcher-3-wild-hunt');
  });

  // @control:FLT-03
  it('goes out as it was while the database cannot be reached', async () => {
    const store = await engine.freshStore();
    const server = await mediaServer(store);
    const [, before] = await server.call('GET', '/api/games/top');
    await store.close();
    server.time.now += 60_000;
    expect(await server.call('GET', '/api/games/top')).toEqual([200, before]);
    expect((await server.call('GET', '/api/anime/top'))[0]).toBeGreaterThanOrEqual(500);
  });

  // @control:SEC-21
  it('is fetched once by 200 who ask for it in the same moment, and again after ten minutes', async () => {
    const fetched: string[] = [];
    const topListSource = { refresh: async (type: string) => void fetched.push(type) };
    const server = await mediaServer(await engine.freshStore(), { topListSource });
    const ask = () => server.call('POST', '/api/games/update-top-games');
    const answers = await Promise.all(Array.from({ length: 200 }, ask));
    expect(answers.every(([status]) => status === 200)).toBe(true);
    expect(fetched).toEqual(['game']);
    server.time.now += 600_000 - 1;
    await ask();
    expect(fetched).toEqual(['game']);
    server.time.now += 1;
    await ask();
    await server.call('POST', '/api/anime/update-top-anime');
    expect(fetched).toEqual(['game', 'game', 'anime']);
  });

  // @control:SEC-21
  it('is left alone for ten minutes when it could not be fetched, and nobody is told', async () => {
    let attempts = 0;
    const refresh = async () => {
      attempts++;
      throw new Error('The source is down.');
    };
    const server = await mediaServer(await engine.freshStore(), { topListSource: { refresh } });
    const ask = () => server.call('POST', '/api/games/update-top-games');
    expect(await ask()).toEqual([200, {}]);
    server.time.now += 600_000 - 1;
    expect(await ask()).toEqual([200, {}]);
    expect(attempts).toBe(1);
    server.time.now += 1;
    expect(await ask()).toEqual([200, {}]);
    expect(attempts).toBe(2);
  });

  it('is answered although the source does not answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const server = await mediaServer(await engine.freshStore(), {
      topListSource: { refresh: () => promise },
    });
    expect(await server.call('POST', '/api/games/update-top-games')).toEqual([200, {}]);
    resolve();
  });
});
