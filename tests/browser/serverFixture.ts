import { type RunningServer, type ServerOptions, startServer } from '../../scripts/servers/startServer.ts';
import { unreachableProviders } from './unreachableProviders.ts';

export interface Rendering {
  /**
   * Where public pages are rendered. With 'browser' they request their data from the API, as on a CDN, which tests can fulfil
   * themselves; a server-rendered page requests none.
   */
  readonly rendering: 'server' | 'browser';
}

/**
 * A Playwright fixture: one server per worker, started as `npm start` does, with these settings and unreachable catalogue
 * providers. The high rendering timeout keeps a busy machine from falling back to client rendering.
 */
export function serverFixture(environment: ServerOptions['environment']) {
  return [
    async ({ rendering }: Rendering, use: (server: RunningServer) => Promise<void>) => {
      const SERVER_RENDERING = rendering === 'server' ? 'on' : 'off';
      const server = await startServer({
        entry: 'built',
        environment: {
          ...unreachableProviders,
          ...environment,
          SERVER_RENDERING,
          SERVER_RENDERING_MS: '30000',
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ] as const;
}
