import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../listenOnFreePort.ts';

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
  const { url, close } = await listenOnFreePort(server);
  return {
    address: `${url}/siteverify`,
    requests,
    /** Replaces the handler. */
    setHandler: (next: SiteverifyHandler) => {
      handler = next;
    },
    close,
  };
}
