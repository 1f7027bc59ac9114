import { catalogues, endpointPath, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { mediaServer } from '../../testing/app/mediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

const { ratingEndpoint } = catalogues.game;

eachEngine((engine) => {
  test('a title has the average of the stars that people gave it, and those who gave none do not count', async () => {
    const server = await mediaServer(await engine.freshStore());
    const ask = (slug: string) => server.call('GET', endpointPath(ratingEndpoint, { slug }));
    expect(await ask('elden-ring')).toEqual([200, { average: null, count: 0 }]);
    for (const [rating, status] of [
      [4.5, 'completed'],
      [3, 'playing'],
      [0, 'planned'],
    ] as const) {
      const as = await server.signUp();
      const body = { username: as, gameId: 'elden-ring', rating, status };
      await server.call('POST', '/api/userGames/ratings', { as, body });
    }
    expect(await ask('elden-ring')).toEqual([200, { average: 3.75, count: 2 }]);
    expect(await ask('portal')).toEqual([200, { average: null, count: 0 }]);
  });

  test('a title that is not there has none', async () => {
    const server = await mediaServer(await engine.freshStore());
    expect(await server.call('GET', endpointPath(ratingEndpoint, { slug: 'nothing-of-this-name' }))).toEqual([
      404,
      { message: ownMessages.title.unknownTitle },
    ]);
  });
});
