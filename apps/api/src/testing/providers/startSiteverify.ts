import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a stand-in for siteverify does with a question. */
export type SiteverifyScript = (question: URLSearchParams, response: ServerResponse) => void;

/** Answers with JSON, as both services do, also to refuse. */
export function say(body: unknown): SiteverifyScript {
  return (_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
  };
}

/** A stand-in for the address where reCAPTCHA or Turnstile vouches for answers. It keeps what it was asked. */
export async function startSiteverify(script: SiteverifyScript) {
  let current = script;
  const asked: { readonly method: string; readonly type: string; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push({ method: request.method ?? '', type: request.headers['content-type'] ?? '', body });
    current(new URLSearchParams(body), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/siteverify`,
    asked,
    /** From now on it does something else. */
    become: (next: SiteverifyScript) => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
