import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants, deflateRawSync } from 'node:zlib';
import { listenOnFreePort } from '../listenOnFreePort.ts';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

const megabyte = Buffer.alloc(1024 * 1024, ' ');
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** A megabyte, compressed once. After a full flush it can be repeated: each block is independent of those before it. */
const compressedMegabyte = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH });
const send =
  (status: number, body: string, headers: Record<string, string> = {}): Handler =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };

/** Writes as fast as the client reads, until `isClosed` returns true or `maxBytes` bytes have been written. */
function writeUntilClosed(
  out: ServerResponse,
  chunk: Buffer,
  isClosed: () => boolean,
  maxBytes = Number.POSITIVE_INFINITY,
): void {
  let sent = 0;
  const more = () => {
    while (!isClosed() && sent < maxBytes) {
      sent += chunk.length;
      if (!out.write(chunk)) {
        out.once('drain', more);
        return;
      }
    }
    if (!isClosed()) out.end();
  };
  more();
}

/** Every fault of a provider, by its name. */
const handlers = {
  'status 500': send(500, '{"error":"Something broke."}'),
  'status 503': send(503, '{"error":"Come back later."}'),
  'status 429': send(429, '{"error":"Too fast."}'),
  'status 429 with Retry-After': send(429, '{"error":"Too fast."}', { 'retry-after': '30' }),
  'status 401': send(401, '{"error":"Who are you?"}'),
  HTML: send(200, '<!doctype html><title>Soon</title>', { 'content-type': 'text/html' }),
  'HTML that says it is JSON': send(200, '<!doctype html><title>Soon</title>'),
  'JSON that says it is HTML': send(200, '{"results":[]}', { 'content-type': 'text/html' }),
  'cut JSON': send(200, '{"results":[{"id":1,"name":"Half a na'),
  'JSON cut on its way': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"results":[{"id":1,', () => response.destroy());
  },
  'not UTF-8': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
  },
  'wrong shape': send(200, '{"results":"none","data":7,"id":[],"name":{}}'),
  null: send(200, 'null'),
  'empty list': send(200, '[]'),
  'nothing at all': send(200, ''),
  reset: (response) => {
    response.socket?.resetAndDestroy();
  },
  redirect: (response, { headers }) => {
    response.writeHead(302, { location: `http://localhost:${headers.host?.split(':')[1]}/elsewhere` });
    response.end();
  },
  'deep nesting': send(200, `${'[{"a":'.repeat(200_000)}1${'}]'.repeat(200_000)}`),
  'many parts': send(200, `[${'{},'.repeat(1_000_000)}{}]`),
  'members named __proto__': send(
    200,
    '{"__proto__":{"isAdmin":true},"a":{"\\u005f_proto__":{"isAdmin":true}},"results":[]}',
  ),
  hang: () => {},
  'hang after the headers': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
  },
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drop = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drop));
  },
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    writeUntilClosed(response, megabyte, () => response.destroyed);
  },
  'gzip bomb': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.write(gzipHeader);
    // Twenty gigabytes, in twenty megabytes on the wire: more than the buffers of sockets hold.
    writeUntilClosed(
      response,
      compressedMegabyte,
      () => response.destroyed,
      20 * 1024 * compressedMegabyte.length,
    );
  },
} satisfies Record<string, Handler>;

export type Fault = keyof typeof handlers;

export const faults = Object.keys(handlers) as Fault[];

/** Returns the JSON of a valid response to a request; undefined for a 404. */
export type ValidResponse = (url: URL, request: IncomingMessage) => unknown;

/** A provider on loopback that responds correctly until a test sets a fault; it records requests and counts bytes. */
export async function startFaultyProvider(respond: ValidResponse = () => ({ results: [] })) {
  let fault: Fault | undefined;
  let remainingFaults = 0;
  let gate: Promise<unknown> | undefined;
  const requests: string[] = [];
  const open = new Set<ServerResponse>();
  const counters = { sentBytes: 0, aborted: 0 };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${request.url}`);
    open.add(response);
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    response.once('close', () => {
      open.delete(response);
      counters.sentBytes += socket.bytesWritten - bytesBefore;
      if (!response.writableFinished) counters.aborted += 1;
    });
    request.resume();
    if (fault && remainingFaults > 0) {
      remainingFaults -= 1;
      handlers[fault](response, request);
      return;
    }
    const body = JSON.stringify(respond(url, request));
    const end = () => send(body === undefined ? 404 : 200, body ?? '{}')(response, request);
    if (gate) void gate.then(end);
    else end();
  });
  const { url, close } = await listenOnFreePort(server);

  return {
    url,
    /** Method and URL of every request. */
    requests: requests as readonly string[],
    /** Bytes on the wire of all ended responses, and how many of these the client aborted. */
    counters: counters as Readonly<typeof counters>,
    /** The number of responses in flight. */
    inFlight: () => open.size,
    /** Applies a fault to the next `times` requests; without a fault, responses are valid again. */
    setFault: (next?: Fault, times = Number.POSITIVE_INFINITY) => {
      fault = next;
      remainingFaults = times;
    },
    /** Delays valid responses until the promise resolves. */
    delayUntil: (promise: Promise<unknown>) => {
      gate = promise;
    },
    close,
  };
}
