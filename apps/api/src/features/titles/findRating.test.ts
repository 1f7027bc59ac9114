import { catalogues, endpointPath, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createMediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

const { getTitleRating } = catalogues.game;

eachEngine((engine) => {
  test('returns the average of the ratings of a title, without users who track it without a rating', async () => {
    const server = await createMediaServer(await engine.freshStore());
    const getRating = (slug: string) => server.call('GET', endpointPath(getTitleRating, { slug }));
    expect(await getRating('elden-ring')).toEqual([200, { average: null, count: 0 }]);
    for (const [rating, status] of [
      [4.5, 'completed'],
      [3, 'playing'],
      [0, 'planned'],
    ] as const) {
      const as = await server.signUp();
      const body = { username: as, gameId: 'elden-ring', rating, status };
      await server.call('POST', '/api/userGames/ratings', { as, body });
    }
    expect(await getRating('elden-ring')).toEqual([200, { average: 3.75, count: 2 }]);
    expect(await getRating('portal')).toEqual([200, { average: null, count: 0 }]);
  });

  test('responds with 404 for an unknown title', async () => {
    const server = await createMediaServer(await engine.freshStore());
    expect(await server.call('GET', endpointPath(getTitleRating, { slug: 'nothing-of-this-name' }))).toEqual([
      404,
      { message: ownMessages.title.unknownTitle },
    ]);
  });
});
