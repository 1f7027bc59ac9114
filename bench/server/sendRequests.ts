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
 * Sends `amount` requests to the paths in turn, on connections that each send the next request as soon as they have a response;
 * resolves to the bytes of all responses with their headers. It does as little as possible with a response, so that the server
 * is the bottleneck: a server that waits for its client is woken up for each request, which would count as the cost of the
 * request (record 034). Rejects if a status is not 200.
 */
export async function sendRequests(
  url: string,
  paths: readonly string[],
  { amount, connections, headers }: Load,
): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
  let sent = 0;
  const next = () => (sent < amount ? requests[sent++ % requests.length] : undefined);
  const all = Array.from({ length: connections }, () =>
    run(connect({ host: hostname, port: Number(port), noDelay: true }), next),
  );
  return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
}

function run(socket: Socket, next: () => Buffer | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    /** The bytes of the current response that have not arrived yet; Infinity for a streamed response until its last chunk. */
    let missing = 0;
    let tail: Buffer = Buffer.alloc(0);
    let head: Buffer = Buffer.alloc(0);
    let isFinished = false;
    const sendNext = () => {
      const request = next();
      isFinished = !request;
      if (request) socket.write(request);
      else socket.end();
    };
    socket.on('connect', sendNext);
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
      if (missing === 0) sendNext();
    });
    socket.on('error', reject);
    socket.on('close', () =>
      isFinished ? resolve(bytes) : reject(new Error('The server closed the connection.')),
    );
  });
}
