import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array;
}

const paragraph = `<p>${'Somebody writes about the games of a long winter, and shows a shelf between two paragraphs. '.repeat(6)}</p>`;

/** A page of another site, with paragraphs before and after the embedded content. */
export const hostPage = (content: string): Asset => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,"></head><body>${paragraph.repeat(2)}${content}${paragraph.repeat(2)}</body></html>`,
});

/** Serves assets at localhost, which for a browser is another site than 127.0.0.1. */
export async function serveHosts(assets: Readonly<Record<string, Asset>>) {
  const server = createServer(({ url = '/' }, response) => {
    const asset = assets[new URL(url, 'http://host').pathname];
    if (asset) response.writeHead(200, { 'content-type': asset.type }).end(asset.body);
    else response.writeHead(404).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
