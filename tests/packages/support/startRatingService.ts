import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RatingService = Awaited<ReturnType<typeof startRatingService>>;

/** A service that knows the rating of the book of the recipes. It answers at once, except while it holds its answers back. */
export async function startRatingService() {
  let heldBack: ServerResponse[] | undefined;
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('2');
  const server = createServer((_, response) => {
    if (heldBack) heldBack.push(response);
    else answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    holdBack() {
      heldBack ??= [];
    },
    answer() {
      const waiting = heldBack ?? [];
      heldBack = undefined;
      waiting.forEach(answer);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
