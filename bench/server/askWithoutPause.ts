import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
/** The last bytes of a streamed response. */
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

interface Load {
  readonly amount: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Asks so many times for these addresses in turn, on connections that each ask again as soon as they are answered; gives the
 * bytes of all answers with their heads. Does so little with an answer that the server is what everything waits for: one that
 * waits for its asker is woken for each request, and that would be counted as what the request costs. An answer that is no
 * 200 is an Error.
 */
export async function askWithoutPause(
  url: string,
  paths: readonly string[],
  { amount, connections, headers }: Load,
): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
  let asked = 0;
  const next = () => (asked < amount ? requests[asked++ % requests.length] : undefined);
  const all = Array.from({ length: connections }, () =>
    run(connect({ host: hostname, port: Number(port), noDelay: true }), next),
  );
  return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
}

function run(socket: Socket, next: () => Buffer | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    /** How many bytes of a response are missing after its head has been read; of a streamed response, all until its last chunk. */
    let missing = 0;
    let tail: Buffer = Buffer.alloc(0);
    let head: Buffer = Buffer.alloc(0);
    let isOver = false;
    const ask = () => {
      const request = next();
      isOver = !request;
      if (request) socket.write(request);
      else socket.end();
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (missing === 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
        const isStreamed = /\r\ntransfer-encoding: chunked/i.test(text);
        if (!text.startsWith('HTTP/1.1 200 ') || !(length || isStreamed)) socket.destroy(new Error(text));
        missing = isStreamed ? Infinity : end + headEnd.length + Number(length) - head.length;
        head = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing === Infinity) {
        tail = Buffer.concat([tail, chunk]).subarray(-lastChunk.length);
        if (tail.equals(lastChunk)) missing = 0;
      }
      if (missing === 0) ask();
    });
    socket.on('error', reject);
    socket.on('close', () => (isOver ? resolve(bytes) : reject(new Error('Hung up on.'))));
  });
}
