import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError } from '../../ConfigError.ts';
import { hasErrorCode } from '../../files/hasErrorCode.ts';
import { oneRequestPerConnection } from './oneRequestPerConnection.ts';
import { rejectMalformed } from './rejectMalformed.ts';

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
