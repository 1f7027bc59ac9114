import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/servers/freePort.ts';

test('gives each port once before it gives one again, and none that is in use or the system gives to outgoing connections', async () => {
  const first = await freePort();
  const server = createServer().listen(first + 1, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const ports = [first, ...(await Promise.all(Array.from({ length: 10 }, freePort)))];
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports).not.toContain(first + 1);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
