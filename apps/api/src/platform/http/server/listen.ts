import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError } from '../../ConfigError.ts';
import { hasErrorCode } from '../../files/hasErrorCode.ts';
import { oneRequestPerConnection } from './oneRequestPerConnection.ts';
import { rejectMalformed } from './rejectMalformed.ts';

const second = 1000;

const patience = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: second,
  /** A client that reads nothing of its response for so long is disconnected; more than `requestTimeout`, which has its own response. */
  sendTimeout: 30 * second,
};

/** A server that listens, and what it has not yet answered. */
export interface Listener {
  readonly server: Server;
  readonly open: ReadonlySet<ServerResponse>;
}

/** Listens on HOST and PORT. Clients that send too slowly get 408 or 431; those that do not read their response are disconnected. */
export async function listen(
  app: Hono,
  { host, port }: { readonly host: string; readonly port: number },
  { sendTimeout, ...timeouts } = patience,
): Promise<Listener> {
  const options = {
    ...timeouts,
    // Longer than the proxies in front wait, so that it is never us who hangs up first.
    keepAliveTimeout: 65 * second,
    maxHeaderSize: 16 * 1024,
  };
  // The host is for requests without one, as HTTP/1.0 and the health checks of some proxies send them. No response depends on it.
  const server = createServer(
    options,
    oneRequestPerConnection(getRequestListener(app.fetch, { hostname: 'localhost' })),
  );
  // Node counts from the last byte that was sent or received, and by `keepAliveTimeout` between requests.
  server.setTimeout(sendTimeout);
  server.on('clientError', rejectMalformed);
  const open = new Set<ServerResponse>();
  function forget(this: ServerResponse) {
    open.delete(this);
  }
  server.prependListener('request', (_, response) => {
    open.add(response);
    response.on('close', forget);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { server, open };
}

function explain(error: Error, host: string, port: number): Error {
  if (hasErrorCode(error, 'EADDRINUSE'))
    return new ConfigError(
      `Port ${port} on ${host} is in use: stop what runs there, or set PORT to another number.`,
    );
  if (hasErrorCode(error, 'EACCES'))
    return new ConfigError(`Port ${port} is not allowed for this user: set PORT to a number above 1023.`);
  if (hasErrorCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'))
    return new ConfigError(`HOST ${host} is not an address of this machine.`);
  return error;
}
