import type { Server } from 'node:http';

const patience = 8_000;

/** Stops taking connections, and resolves when the requests in flight are answered, at the latest after eight seconds. */
export async function shutDown(server: Server): Promise<void> {
  // A kept-alive connection ends with the answer that is on its way there.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
}
