import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '../listenOnFreePort.ts';

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
  const { url, close } = await listenOnFreePort(server);
  return {
    source: `${url}/`,
    requests: requests as readonly IncomingMessage[],
    /** The highest number of concurrent requests so far. */
    maxConcurrent: () => maxConcurrent,
    /** Sets the handler of an image at `path`, a `<host>/<path>`. */
    setHandler: (path: string, handler: ImageHandler) => {
      handlers.set(path, handler);
    },
    close,
  };
}
