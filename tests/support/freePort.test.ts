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

test('two processes get ports from different blocks, none of which browsers refuse', async () => {
  // A second copy of the module claims a block as another process with the same remainder of its id does.
  const copy = '../../scripts/servers/freePort.ts?copy';
  const another: { freePort: typeof freePort } = await import(/* @vite-ignore */ copy);
  const block = (port: number) => Math.floor((port - 11_000) / 20);
  const [ours, theirs] = [await freePort(), await another.freePort()];
  expect(block(theirs)).not.toBe(block(ours));
  expect(Math.min(ours, theirs)).toBeGreaterThan(10_080);
});
