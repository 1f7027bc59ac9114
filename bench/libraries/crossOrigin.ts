import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import { type InstalledLibrary, loadSource } from './installLibrary.ts';

type Middleware = (context: HonoContext, next: () => Promise<void>) => Promise<Response | undefined>;

interface HonoContext {
  readonly req: { readonly method: string; header(name: string): string | undefined };
  json(body: unknown): Response;
}

interface HonoApp {
  use(path: string, middleware: Middleware): void;
  get(path: string, handler: (context: HonoContext) => Response): void;
  request(path: string, options: RequestInit): Response | Promise<Response>;
}

type Cors = (options: {
  origin(origin: string, context: HonoContext): string | null;
  readonly [option: string]: unknown;
}) => Middleware;

const site = 'https://shelf.example';
const other = 'https://widgets.example';

/** Compares the CORS headers of a public response, with the same rules. */
export async function measureCrossOrigin(library: InstalledLibrary): Promise<Figure[]> {
  const { Hono } = await library.load<{ Hono: new () => HonoApp }>('hono');
  const { cors } = await library.load<{ cors: Cors }>('hono/cors');
  const { crossOrigin } = await loadSource<{ crossOrigin: (origins: readonly string[]) => Middleware }>(
    'apps/api/src/platform/http/middleware/responseHeaders.ts',
  );
  const appWith = (middleware: Middleware) => {
    const app = new Hono();
    app.use('/api/*', middleware);
    app.get('/api/games/top', (context) => context.json({ games: [] }));
    return app;
  };
  const ours = appWith(crossOrigin([site]));
  const theirs = appWith(
    cors({
      origin: (origin, { req }) => {
        const isPublic = (req.method === 'GET' || req.method === 'HEAD') && !req.header('authorization');
        if (isPublic) return '*';
        return origin === site ? origin : null;
      },
      ...{ allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'], maxAge: 3600 },
      ...{ allowHeaders: ['authorization', 'content-type'], exposeHeaders: ['retry-after', 'link'] },
    }),
  );
  const request = (app: HonoApp) => app.request('/api/games/top', { headers: { origin: other } });
  const vary = async (app: HonoApp) => ((await request(app)).headers.has('vary') ? 1 : 0);
  const preflight = async (app: HonoApp) => {
    const headers = { origin: other, 'access-control-request-method': 'POST' };
    const response = await app.request('/api/games/top', { method: 'OPTIONS', headers });
    return [...response.headers.keys()].filter((name) => name.startsWith('access-control-')).length;
  };
  return [
    await compare(library, {
      ...{ what: 'request from another origin', calls: 5_000 },
      ours: () => request(ours),
      theirs: () => request(theirs),
    }),
    reported(
      'public responses whose cached copy is bound to one origin (Vary), of 1',
      await vary(ours),
      `${library.name} ${await vary(theirs)}`,
    ),
    reported(
      'CORS headers in the preflight of a forbidden origin',
      await preflight(ours),
      `${library.name} ${await preflight(theirs)}`,
    ),
  ];
}
