import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Handles a request to siteverify, whose form is parsed. */
export type SiteverifyHandler = (form: URLSearchParams, response: ServerResponse) => void;

/** Responds with JSON, as both services do for valid and invalid tokens. */
export function respondWithJson(body: unknown): SiteverifyHandler {
  return (_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
  };
}

/** A replacement for the siteverify endpoint of reCAPTCHA or Turnstile. It records all requests. */
export async function startSiteverify(initialHandler: SiteverifyHandler) {
  let handler = initialHandler;
  const requests: { readonly method: string; readonly type: string; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ method: request.method ?? '', type: request.headers['content-type'] ?? '', body });
    handler(new URLSearchParams(body), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/siteverify`,
    requests,
    /** Replaces the handler. */
    setHandler: (next: SiteverifyHandler) => {
      handler = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
