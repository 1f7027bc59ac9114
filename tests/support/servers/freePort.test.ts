import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/servers/freePort.ts';

test('returns each port once before reusing one, and none that is in use or in the ephemeral range of the system', async () => {
  const first = await freePort();
  const server = createServer().listen(first + 1, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const ports = [first, ...(await Promise.all(Array.from({ length: 10 }, freePort)))];
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports).not.toContain(first + 1);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('two processes get ports from different blocks, above those that browsers block', async () => {
  // A second copy of the module claims a block like another process whose id has the same remainder.
  const copy = '../../../scripts/servers/freePort.ts?copy';
  const otherModule: { freePort: typeof freePort } = await import(/* @vite-ignore */ copy);
  const block = (port: number) => Math.floor((port - 11_000) / 20);
  const [first, second] = [await freePort(), await otherModule.freePort()];
  expect(block(second)).not.toBe(block(first));
  expect(Math.min(first, second)).toBeGreaterThan(10_080);
});
