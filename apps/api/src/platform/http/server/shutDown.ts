import type { ServerResponse } from 'node:http';
import type { Listener } from './listen.ts';

const patience = 8_000;

/** Stops taking connections, and resolves when the requests in flight are answered, at the latest after eight seconds. */
export async function shutDown({ server, open }: Listener): Promise<void> {
  // A kept-alive connection ends with the answer that is on its way, so that nobody sends another request into the void.
  for (const response of open) endConnection(response);
  server.prependListener('request', (_, response) => endConnection(response));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(timer);
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
