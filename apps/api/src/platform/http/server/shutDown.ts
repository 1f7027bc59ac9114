import type { ServerResponse } from 'node:http';
import type { Listener } from './listen.ts';

const timeoutMs = 8_000;

/** Stops accepting connections; resolves when the requests in flight are complete, after at most eight seconds. */
export async function shutDown({ server, openResponses }: Listener): Promise<void> {
  // Ends a keep-alive connection with its current response, so that its client does not send another request.
  for (const response of openResponses) endConnection(response);
  server.prependListener('request', (_, response) => endConnection(response));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(timer);
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
