import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  isBusy: boolean;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

/**
 * Handles the requests of a connection one after the other. A client may send many before it reads a response (pipelining, RFC 9112,
 * 9.3.2); handled concurrently they would delay every other client. While one waits, nothing more is read from its connection.
 */
export function oneRequestPerConnection(handle: RequestListener): RequestListener {
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
