import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml' };

/** Serves static pages by path, compressed with the highest brotli quality, and proxies the cover images of a server. */
export async function serveStatic(pages: Readonly<Record<string, string>>, coverOrigin: string) {
  const compressedPages = new Map(
    Object.entries(pages).map(([path, page]) => [path, brotliCompressSync(page)]),
  );
  const cachedCovers = new Map<string, Buffer>();
  const server = createServer(async ({ url = '/' }, response) => {
    const page = compressedPages.get(url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
      return;
    }
    if (!url.startsWith('/covers/')) {
      response.writeHead(404).end();
      return;
    }
    const bytes = cachedCovers.get(url) ?? Buffer.from(await (await fetch(coverOrigin + url)).arrayBuffer());
    cachedCovers.set(url, bytes);
    response.writeHead(200, { 'content-type': types.svg, 'cache-control': 'public, max-age=31536000' });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
