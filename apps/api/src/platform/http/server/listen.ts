import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ownMessages } from '@gildshelf/api-client/contract';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError, hasErrorCode } from '../../errors.ts';

const second = 1000;

const defaultTimeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: second,
  /** A client that reads nothing of its response for this time is disconnected. Longer than `requestTimeout`, which responds with 408. */
  sendTimeout: 30 * second,
};

/** A listening server and its unfinished responses. */
export interface Listener {
  readonly server: Server;
  readonly openResponses: ReadonlySet<ServerResponse>;
}

/** Listens on HOST and PORT. Clients that send too slowly get 408 or 431; those that do not read their response are disconnected. */
export async function listen(
  app: Hono,
  { host, port }: { readonly host: string; readonly port: number },
  { sendTimeout, ...timeouts } = defaultTimeouts,
): Promise<Listener> {
  const options = {
    ...timeouts,
    // Longer than the idle timeout of reverse proxies, so that the server never closes a connection first.
    keepAliveTimeout: 65 * second,
    maxHeaderSize: 16 * 1024,
  };
  // The host of requests without a Host header, which HTTP/1.0 allows and some health checks use. No response depends on it.
  const server = createServer(
    options,
    oneRequestPerConnection(getRequestListener(app.fetch, { hostname: 'localhost' })),
  );
  // Node measures from the last byte sent or received; between requests `keepAliveTimeout` applies.
  server.setTimeout(sendTimeout);
  server.on('clientError', rejectMalformed);
  const openResponses = new Set<ServerResponse>();
  function removeClosed(this: ServerResponse) {
    openResponses.delete(this);
  }
  server.prependListener('request', (_, response) => {
    openResponses.add(response);
    response.on('close', removeClosed);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(asConfigError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { server, openResponses };
}

function asConfigError(error: Error, host: string, port: number): Error {
  if (hasErrorCode(error, 'EADDRINUSE'))
    return new ConfigError(
      `Port ${port} on ${host} is in use: stop the process that uses it, or set PORT to another number.`,
    );
  if (hasErrorCode(error, 'EACCES'))
    return new ConfigError(`Port ${port} is not allowed for this user: set PORT to a number above 1023.`);
  if (hasErrorCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'))
    return new ConfigError(`HOST ${host} is not an address of this machine.`);
  return error;
}

const shutDownMs = 8_000;

/** Stops accepting connections; resolves when the requests in flight are complete, after at most eight seconds. */
export async function shutDown({ server, openResponses }: Listener): Promise<void> {
  // Ends a keep-alive connection with its current response, so that its client does not send another request.
  for (const response of openResponses) endConnection(response);
  server.prependListener('request', (_, response) => endConnection(response));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), shutDownMs);
  await closed;
  clearTimeout(timer);
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

interface Connection {
  isBusy: boolean;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

/**
 * Handles the requests of a connection one after the other. A client may send many before it reads a response (pipelining, RFC 9112,
 * 9.3.2); handled concurrently they would delay every other client. While one waits, nothing more is read from its connection.
 */
function oneRequestPerConnection(handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();

  function connectionOf(socket: Socket): Connection {
    const existing = connections.get(socket);
    if (existing) return existing;
    const connection: Connection = { isBusy: false, waiting: [] };
    connections.set(socket, connection);
    // Node resumes a socket whenever the body of a request is read or discarded.
    socket.on('resume', () => {
      if (connection.waiting.length > 0) socket.pause();
    });
    return connection;
  }

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse) {
    connection.isBusy = true;
    response.once('close', () => {
      connection.isBusy = false;
      // Deferred, so that requests of other connections are handled in between.
      if (connection.waiting.length > 0) setImmediate(startNext, connection);
    });
    handle(request, response);
  }

  function startNext(connection: Connection) {
    const [request, response] = connection.waiting.shift() ?? [];
    if (!request || !response) return;
    const { socket } = request;
    if (socket.destroyed) {
      connection.waiting.length = 0;
      return;
    }
    start(connection, request, response);
    if (connection.waiting.length === 0) socket.resume();
  }

  return (request, response) => {
    const connection = connectionOf(request.socket);
    if (!connection.isBusy && connection.waiting.length === 0) start(connection, request, response);
    else {
      connection.waiting.push([request, response]);
      request.socket.pause();
    }
  };
}

const malformedResponses: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', ownMessages.request.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', ownMessages.request.timedOut],
};

/** Responds to input that is not a complete request: too slow, headers too large, or not HTTP. */
function rejectMalformed(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = malformedResponses[error.code ?? ''] ?? [
    '400 Bad Request',
    ownMessages.request.malformed,
  ];
  const body = JSON.stringify({ message });
  const head = [`HTTP/1.1 ${status}`, 'connection: close', 'content-type: application/json'];
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}
