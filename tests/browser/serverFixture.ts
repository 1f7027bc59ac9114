import { type RunningServer, type ServerOptions, startServer } from '../../scripts/servers/startServer.ts';
import { deadProviders } from './deadProviders.ts';

export interface Rendering {
  /**
   * Where public pages are rendered. In the browser they ask for their data, as on a CDN: for tests that answer in a
   * host's place. A page that comes complete asks nothing.
   */
  readonly rendering: 'server' | 'browser';
}

/**
 * A fixture of Playwright: one server a worker, as `npm start` serves it, with these settings and providers that are all
 * dead. However busy the machine, a page is rendered where it should be.
 */
export function serverFixture(environment: ServerOptions['environment']) {
  return [
    async ({ rendering }: Rendering, use: (server: RunningServer) => Promise<void>) => {
      const SERVER_RENDERING = rendering === 'server' ? 'on' : 'off';
      const server = await startServer({
        entry: 'built',
        environment: { ...deadProviders, ...environment, SERVER_RENDERING, SERVER_RENDERING_MS: '30000' },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ] as const;
}
