import { mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';

const { rateTitle, statuses } = mediaTypes.game;

eachEngine((engine) => {
  test('a public collection with a status has only the titles with it, on all of its pages', async () => {
    const store = await engine.freshStore();
    await installBuiltInTitles(store);
    const { call, member, time } = await createTestApp(engine, {}, { store });
    const { token } = await member('Ada');
    const rated = {
      portal: 'completed',
      'portal-2': 'playing',
      bioshock: 'completed',
      'half-life-2': 'completed',
    };
    for (const [gameId, status] of Object.entries(rated)) {
      time.now += 1;
      await call('POST', rateTitle.path, { token, body: { username: 'Ada', gameId, rating: 4, status } });
    }
    const anime = { username: 'Ada', animeId: 'steins-gate', rating: 4, status: 'completed' };
    expect((await call('POST', mediaTypes.anime.rateTitle.path, { token, body: anime })).status).toBe(200);
    await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
    const read = async (query: string) => (await call('GET', `/api/collections/ada/games?${query}`)).body;
    const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);

    const first = await read('status=completed&limit=2');
    expect([first.total, slugs(first)]).toEqual([3, ['half-life-2', 'bioshock']]);
    const second = await read(`status=completed&limit=2&after=${first.next}`);
    expect([second.total, second.next, slugs(second)]).toEqual([3, null, ['portal']]);
    expect(slugs(await read('status=playing'))).toEqual(['portal-2']);
    expect(await read('status=dropped')).toMatchObject({ total: 0, next: null, items: [] });
    expect((await read('')).total).toBe(4);
  });

  test('a status that the media type does not have is a 400, whether the collection is public or not', async () => {
    const { call, member } = await createTestApp(engine);
    await member('Ada');
    for (const status of ['watching', 'all', ''])
      expect(await call('GET', `/api/collections/ada/games?status=${status}`)).toMatchObject({
        status: 400,
        body: { message: ownMessages.media.unknownStatus(statuses) },
      });
    expect((await call('GET', '/api/collections/ada/games?status=playing')).status).toBe(404);
  });
});
