import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RatingService = Awaited<ReturnType<typeof startRatingService>>;

/** A service that knows the rating of the book of the recipes. It responds at once, except while it holds its responses back. */
export async function startRatingService() {
  let heldBack: ServerResponse[] | undefined;
  const respondTo = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('2');
  const server = createServer((_, response) => {
    if (heldBack) heldBack.push(response);
    else respondTo(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    holdBack() {
      heldBack ??= [];
    },
    respond() {
      const waiting = heldBack ?? [];
      heldBack = undefined;
      waiting.forEach(respondTo);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
