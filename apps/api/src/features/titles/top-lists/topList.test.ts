import { expect, it } from 'vitest';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle, saveFound } from '../../../testing/database/titles.ts';
import { createTitlesRepository } from '../createTitlesRepository.ts';
import { createTopListsRepository } from './createTopListsRepository.ts';

eachEngine((engine) => {
  it('the top list is reloaded within 30 s of a change by another server instance', async () => {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const topSlug = async () => {
      const [, list] = await server.call<{ game: { slug: string } }[]>('GET', '/api/games/top');
      return list[0]?.game.slug;
    };
    const before = await topSlug();
    const titles = createTitlesRepository(store.db);
    const first = await titles.findId(visitor, 'game', before ?? '');
    await titles.unrank([first ?? '']);
    await createTopListsRepository(store.db).setVersion('game', 'another');
    server.time.now += 29_999;
    expect(await topSlug()).toBe(before);
    server.time.now += 1;
    expect(await topSlug()).toBe('the-witcher-3-wild-hunt');
  });

  it('the top list of a media type without ranks has the first titles by slug, within 30 s of their import', async () => {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const titlesOf = async () => {
      const [, list] = await server.call<{ rank: number; show: { title: string } }[]>(
        'GET',
        '/api/shows/top',
      );
      return list.map(({ rank, show }) => `${rank} ${show.title}`);
    };
    expect(await titlesOf()).toEqual([]);
    const found = ['Beta', 'Alpha'].map((name) =>
      foundTitle({ sourceId: name, mediaType: 'show', source: 'import', names: [name] }),
    );
    await saveFound(store, ...found);
    server.time.now += 29_999;
    expect(await titlesOf()).toEqual([]);
    server.time.now += 1;
    expect(await titlesOf()).toEqual(['1 Alpha', '2 Beta']);
  });

  // @control:FLT-03
  it('the top list is served from the cache while the database is unreachable', async () => {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const [, before] = await server.call('GET', '/api/games/top');
    await store.close();
    server.time.now += 60_000;
    expect(await server.call('GET', '/api/games/top')).toEqual([200, before]);
    expect((await server.call('GET', '/api/anime/top'))[0]).toBeGreaterThanOrEqual(500);
  });

  // @control:SEC-21
  it('the top list is fetched once for 200 concurrent requests, and again after ten minutes', async () => {
    const fetched: string[] = [];
    const topListSource = { refresh: async (type: string) => void fetched.push(type) };
    const server = await createMediaServer(await engine.freshStore(), { topListSource });
    const requestUpdate = () => server.call('POST', '/api/games/update-top-games');
    const responses = await Promise.all(Array.from({ length: 200 }, requestUpdate));
    expect(responses.every(([status]) => status === 200)).toBe(true);
    expect(fetched).toEqual(['game']);
    server.time.now += 600_000 - 1;
    await requestUpdate();
    expect(fetched).toEqual(['game']);
    server.time.now += 1;
    await requestUpdate();
    await server.call('POST', '/api/anime/update-top-anime');
    expect(fetched).toEqual(['game', 'game', 'anime']);
  });

  // @control:SEC-21
  it('the top list is not fetched for ten minutes after a failure, and the response is still 200', async () => {
    let attempts = 0;
    const refresh = async () => {
      attempts++;
      throw new Error('The source is down.');
    };
    const server = await createMediaServer(await engine.freshStore(), { topListSource: { refresh } });
    const requestUpdate = () => server.call('POST', '/api/games/update-top-games');
    expect(await requestUpdate()).toEqual([200, {}]);
    server.time.now += 600_000 - 1;
    expect(await requestUpdate()).toEqual([200, {}]);
    expect(attempts).toBe(1);
    server.time.now += 1;
    expect(await requestUpdate()).toEqual([200, {}]);
    expect(attempts).toBe(2);
  });

  it('an update responds although the source is still pending', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const server = await createMediaServer(await engine.freshStore(), {
      topListSource: { refresh: () => promise },
    });
    expect(await server.call('POST', '/api/games/update-top-games')).toEqual([200, {}]);
    resolve();
  });
});
