import { mediaTypes, setVisibility } from '@gildshelf/api-client/contract';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { newPerson } from '../lenientTest.ts';

/** Somebody new who has rated games, the last one last, and lets anyone see them. */
export async function publicPerson(server: RunningServer, games: readonly string[] = ['portal-2']) {
  const person = await newPerson(server);
  const { username } = person;
  const send = (method: string, path: string, body: unknown) =>
    fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify(body),
    });
  for (const gameId of games) {
    const rated = { username, gameId, rating: 4.5, status: 'completed' };
    await send('POST', mediaTypes.game.rateEndpoint.path, rated);
  }
  await send(setVisibility.method, setVisibility.path, { collection: 'public' });
  return person;
}
