import { mediaTypeNames, mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';

const { rateTitle } = mediaTypes.game;
const path = '/api/collections/ada/statistics';

eachEngine((engine) => {
  test('statistics of a public collection count its titles by media type; planned ones are not rated', async () => {
    const store = await engine.freshStore();
    await installBuiltInTitles(store);
    const { call, member } = await createTestApp(engine, {}, { store });
    const { token } = await member('Ada');
    const rated = [
      ['portal', 5, 'completed'],
      ['portal-2', 4.5, 'completed'],
      ['bioshock', 3, 'playing'],
      ['half-life-2', 0, 'planned'],
    ];
    for (const [gameId, rating, status] of rated)
      await call('POST', rateTitle.path, { token, body: { username: 'Ada', gameId, rating, status } });
    const other = await member('Bob');
    const body = { username: 'Bob', gameId: 'portal', rating: 1, status: 'completed' };
    expect((await call('POST', rateTitle.path, { token: other.token, body })).status).toBe(200);
    expect((await call('GET', path)).status).toBe(404);

    await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
    const response = await call('GET', path);
    expect(response.body).toEqual({
      username: 'Ada',
      display_name: null,
      statistics: [
        { type: 'game', total: 4, finished: 2, rated: 3, average: 12.5 / 3 },
        ...mediaTypeNames.slice(1).map((type) => ({
          ...{ type, total: 0, finished: 0, rated: 0, average: null },
        })),
      ],
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });
});
