import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections, and a block of its own for each process, so no other process
// takes a port after it was found free and before it is listened on.
const lowest = 10_000;
const blocks = 1100;
const blockSize = 20;
const start = lowest + (process.pid % blocks) * blockSize;
let next = 0;

/** A TCP port on 127.0.0.1 on which nobody listens, and which no other test process is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < blockSize; tries++) {
    const port = start + (next++ % blockSize);
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${start} to ${start + blockSize - 1} are in use.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
