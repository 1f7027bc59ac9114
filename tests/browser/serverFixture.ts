import { type RunningServer, type ServerOptions, startServer } from '../../scripts/servers/startServer.ts';

/** A fixture of Playwright: one server a worker, as `npm start` serves it, with these settings. */
export function serverFixture(environment: ServerOptions['environment']) {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use: (server: RunningServer) => Promise<void>) => {
      const server = await startServer({ entry: 'built', environment });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ] as const;
}
