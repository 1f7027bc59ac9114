import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// The same as scripts/servers/freePort.ts: the layers of architecture.test.ts let neither folder import the other.
// Below the ephemeral ports of operating systems, and above 10080, which browsers block.
const lowest = 11_000;
const blocks = 1050;
const blockSize = 20;
let block: Promise<number> | undefined;
let next = 0;

/** A free TCP port on 127.0.0.1 that no other test process gets. */
export async function freePort(): Promise<number> {
  block ??= claimBlock();
  const start = await block;
  for (let tries = 1; tries < blockSize; tries++) {
    const port = start + 1 + (next++ % (blockSize - 1));
    const server = await listenOn(port);
    if (!server) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error(`All ports from ${start + 1} to ${start + blockSize - 1} are in use.`);
}

/** Reserves a block of ports for this process by listening on its first port until the process ends. */
async function claimBlock(): Promise<number> {
  for (let tries = 0; tries < blocks; tries++) {
    const start = lowest + ((process.pid + tries) % blocks) * blockSize;
    const reservation = await listenOn(start);
    reservation?.unref();
    if (reservation) return start;
  }
  throw new Error('All blocks of ports are in use.');
}

/** Resolves to undefined if the port is in use. */
async function listenOn(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}
