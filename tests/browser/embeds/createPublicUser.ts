import { mediaTypes, setVisibility } from '@gildshelf/api-client/contract';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { createUser } from '../unlimitedTest.ts';

/** Creates a user with a public collection who has rated these games in this order. */
export async function createPublicUser(server: RunningServer, games: readonly string[] = ['portal-2']) {
  const user = await createUser(server);
  const { username } = user;
  const send = (method: string, path: string, body: unknown) =>
    fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body: JSON.stringify(body),
    });
  for (const gameId of games) {
    const rated = { username, gameId, rating: 4.5, status: 'completed' };
    await send('POST', mediaTypes.game.rateEndpoint.path, rated);
  }
  await send(setVisibility.method, setVisibility.path, { collection: 'public' });
  return user;
}
