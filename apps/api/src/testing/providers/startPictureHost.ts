import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host of pictures does with a request. */
export type PictureScript = (response: ServerResponse, request: IncomingMessage) => void;

/** Sends bytes as what they are said to be. */
export function sendAs(type: string, body: Buffer | string): PictureScript {
  return (response) => {
    response.setHeader('content-type', type);
    response.end(body);
  };
}

/** A stand-in for all hosts of pictures: `<source><host>/<path>` in the place of `https://<host>/<path>`. It keeps what it was asked. */
export async function startPictureHost() {
  const scripts = new Map<string, PictureScript>();
  const asked: IncomingMessage[] = [];
  let mostAtOnce = 0;
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    asked.push(request);
    open.add(response);
    mostAtOnce = Math.max(mostAtOnce, open.size);
    response.once('close', () => open.delete(response));
    const script = scripts.get(request.url?.slice(1) ?? '');
    if (script) script(response, request);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    source: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: asked as readonly IncomingMessage[],
    /** How many requests it had at the same time. */
    mostAtOnce: () => mostAtOnce,
    /** From now on it does this for a place, `<host>/<path>`. */
    become: (place: string, script: PictureScript) => {
      scripts.set(place, script);
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
