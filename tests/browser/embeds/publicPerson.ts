import { mediaTypes, setVisibility } from '@gildshelf/api-client/contract';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { newPerson } from '../lenientTest.ts';

/** Somebody new who has rated a game and lets anyone see it. */
export async function publicPerson(server: RunningServer) {
  const person = await newPerson(server);
  const { username } = person;
  const send = (method: string, path: string, body: unknown) =>
    fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify(body),
    });
  const rated = { username, gameId: 'portal-2', rating: 4.5, status: 'completed' };
  await send('POST', mediaTypes.game.rateEndpoint.path, rated);
  await send(setVisibility.method, setVisibility.path, { collection: 'public' });
  return person;
}
