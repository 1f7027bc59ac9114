import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site (localhost is not 127.0.0.1 to a browser) with this body; whatever is asked of it is kept. */
export async function serveForeignSite(body: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.setHeader('access-control-allow-origin', '*');
    response.end(
      request.url?.endsWith('.js') ? "globalThis.taken = 'foreign script'" : `<!doctype html>${body}`,
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
