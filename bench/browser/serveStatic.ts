import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Headers of the image server that its copy of an image has too, so that both take the same number of bytes. */
const imageHeaders = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'x-content-type-options',
] as const;

interface Image {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves static pages by path, compressed with the highest brotli quality, and proxies the cover images and the icon of a server. */
export async function serveStatic(pages: Readonly<Record<string, string>>, imageOrigin: string) {
  const compressedPages = new Map(
    Object.entries(pages).map(([path, page]) => [path, brotliCompressSync(page)]),
  );
  const cachedImages = new Map<string, Image>();
  const server = createServer(async ({ url = '/' }, response) => {
    const page = compressedPages.get(url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
      return;
    }
    if (!url.startsWith('/covers/') && url !== '/icon.svg') {
      response.writeHead(404).end();
      return;
    }
    const { bytes, headers } = cachedImages.get(url) ?? (await fetchImage(imageOrigin + url));
    cachedImages.set(url, { bytes, headers });
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function fetchImage(url: string): Promise<Image> {
  const response = await fetch(url);
  const headers = imageHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: Object.fromEntries(headers) };
}
