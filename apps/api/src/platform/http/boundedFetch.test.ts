import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundedFetch } from './boundedFetch.ts';

const megabyte = 1024 * 1024;
const options = { method: 'GET', headers: {}, body: null, redirect: 'manual' } as const;

async function serveBytes(size: number) {
  const server = createServer((_, response) => response.end(Buffer.alloc(size, 'x')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('reads a response of 1 MB', async () => {
  const response = await boundedFetch(await serveBytes(megabyte), options);
  expect((await response.text()).length).toBe(megabyte);
});

test('rejects a response of more than 1 MB', async () => {
  const response = await boundedFetch(await serveBytes(megabyte + 1), options);
  await expect(response.text()).rejects.toThrow('The response exceeds 1 MB.');
});
