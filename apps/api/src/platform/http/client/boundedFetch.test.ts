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

test('a megabyte is read whole', async () => {
  const answer = await boundedFetch(await serveBytes(megabyte), options);
  expect((await answer.text()).length).toBe(megabyte);
});

test('a byte more breaks off', async () => {
  const answer = await boundedFetch(await serveBytes(megabyte + 1), options);
  await expect(answer.text()).rejects.toThrow('The answer does not end.');
});
