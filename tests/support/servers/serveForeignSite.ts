import { createServer } from 'node:http';
import { listenOnFreePort } from '../../../apps/api/src/testing/listenOnFreePort.ts';

/** Serves a cross-site page with this body (to a browser localhost and 127.0.0.1 are different sites) and records its requests. */
export async function serveForeignSite(body: string) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.setHeader('access-control-allow-origin', '*');
    response.end(
      request.url?.endsWith('.js') ? "globalThis.taken = 'foreign script'" : `<!doctype html>${body}`,
    );
  });
  const { url, close } = await listenOnFreePort(server, 'localhost');
  return {
    url,
    requests,
    close,
  };
}
