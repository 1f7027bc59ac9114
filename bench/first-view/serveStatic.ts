import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml' };

/** Serves finished pages by path, compressed as well as brotli can, and the covers of a server beside them. */
export async function serveStatic(pages: Readonly<Record<string, string>>, covers: string) {
  const bodies = new Map(Object.entries(pages).map(([path, page]) => [path, brotliCompressSync(page)]));
  const kept = new Map<string, Buffer>();
  const server = createServer(async ({ url = '/' }, response) => {
    const page = bodies.get(url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
      return;
    }
    if (!url.startsWith('/covers/')) {
      response.writeHead(404).end();
      return;
    }
    const bytes = kept.get(url) ?? Buffer.from(await (await fetch(covers + url)).arrayBuffer());
    kept.set(url, bytes);
    response.writeHead(200, { 'content-type': types.svg, 'cache-control': 'public, max-age=31536000' });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
