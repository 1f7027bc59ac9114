import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Handles a request to an image host. */
export type ImageHandler = (response: ServerResponse, request: IncomingMessage) => void;

/** Responds with a body and its content type. */
export function respondWith(type: string, body: Buffer | string): ImageHandler {
  return (response) => {
    response.setHeader('content-type', type);
    response.end(body);
  };
}

/** A server that replaces all image hosts: `<source><host>/<path>` for `https://<host>/<path>`. It records all requests. */
export async function startImageHost() {
  const handlers = new Map<string, ImageHandler>();
  const requests: IncomingMessage[] = [];
  let maxConcurrent = 0;
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    requests.push(request);
    open.add(response);
    maxConcurrent = Math.max(maxConcurrent, open.size);
    response.once('close', () => open.delete(response));
    const handler = handlers.get(request.url?.slice(1) ?? '');
    if (handler) handler(response, request);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    source: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests: requests as readonly IncomingMessage[],
    /** The highest number of concurrent requests so far. */
    maxConcurrent: () => maxConcurrent,
    /** Sets the handler of an image at `path`, a `<host>/<path>`. */
    setHandler: (path: string, handler: ImageHandler) => {
      handlers.set(path, handler);
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
