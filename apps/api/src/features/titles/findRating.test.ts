import { catalogues, endpointPath, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createMediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

const { getTitleRating } = catalogues.game;

eachEngine((engine) => {
  test('returns the average of the ratings of a title, without users who track it without a rating', async () => {
    const server = await createMediaServer(await engine.freshStore());
    const getRating = (slug: string) => server.call('GET', endpointPath(getTitleRating, { slug }));
    expect(await getRating('elden-ring')).toEqual([200, { average: null, count: 0, distribution: null }]);
    for (const [rating, status] of [
      [4.5, 'completed'],
      [3, 'playing'],
      [0, 'planned'],
    ] as const) {
      const as = await server.signUp();
      const body = { username: as, gameId: 'elden-ring', rating, status };
      await server.call('POST', '/api/userGames/ratings', { as, body });
    }
    expect(await getRating('elden-ring')).toEqual([200, { average: 3.75, count: 2, distribution: null }]);
    expect(await getRating('portal')).toEqual([200, { average: null, count: 0, distribution: null }]);
  });

  test('returns the number of ratings per half star from five ratings on, which planned titles do not count for', async () => {
    const server = await createMediaServer(await engine.freshStore());
    const getRating = async () =>
      (await server.call('GET', endpointPath(getTitleRating, { slug: 'elden-ring' })))[1];
    const rate = async (rating: number, status: string) => {
      const as = await server.signUp();
      const body = { username: as, gameId: 'elden-ring', rating, status };
      expect(await server.call('POST', '/api/userGames/ratings', { as, body })).toMatchObject([200, {}]);
    };
    for (const rating of [0.5, 4.5, 4.5, 5]) await rate(rating, 'completed');
    await rate(0, 'planned');
    expect(await getRating()).toMatchObject({ count: 4, distribution: null });
    await rate(3, 'dropped');
    expect(await getRating()).toEqual({
      ...{ average: 3.5, count: 5 },
      distribution: [1, 0, 0, 0, 0, 1, 0, 0, 2, 1],
    });
  });

  test('responds with 404 for an unknown title', async () => {
    const server = await createMediaServer(await engine.freshStore());
    expect(await server.call('GET', endpointPath(getTitleRating, { slug: 'nothing-of-this-name' }))).toEqual([
      404,
      { message: ownMessages.title.unknownTitle },
    ]);
  });
});
