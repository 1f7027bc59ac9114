import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below the ephemeral ports of the system, and above 10080, the last port that browsers block.
const firstPort = 11_000;
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

/** Reserves a block of ports by listening on its first port until this process ends. */
async function claimBlock(): Promise<number> {
  for (let tries = 0; tries < blocks; tries++) {
    const start = firstPort + ((process.pid + tries) % blocks) * blockSize;
    const reservation = await listenOn(start);
    reservation?.unref();
    if (reservation) return start;
  }
  throw new Error('All blocks of ports are in use.');
}

/** Resolves to undefined when the port is in use. */
async function listenOn(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}
